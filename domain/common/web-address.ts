import { z } from 'zod';
import { safeUrl } from './safe-url.ts';

const MAX_CHARACTERS = 2_000;
export const WEB_ADDRESS_FAULT = 'must be an http or https address without credentials';

/**
 * A URL in a request: http or https, so that a browser never runs it as a script, without credentials, in the form of
 * `new URL`. Every such member uses this type.
 */
export const webAddress = z
  .string()
  .max(MAX_CHARACTERS, `must be at most ${MAX_CHARACTERS} characters`)
  .transform((text, { issues }) => {
    const href = safeUrl(text, MAX_CHARACTERS);
    if (href !== null) return href;
    issues.push({ code: 'custom', message: WEB_ADDRESS_FAULT, input: text });
    return z.NEVER;
  })
  .meta({ format: 'uri' });
