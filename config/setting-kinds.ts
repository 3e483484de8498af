import { z } from 'zod';

/** A switch from the environment, where every value is text. */
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((text) => text === 'true' || text === '1');

/** A key or certificate in PEM, which the environment may hold in one line. */
export const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));
