import { z } from 'zod';

/** Units of account that are currencies of ISO 4217 too, and of some contracts, but of no purse: ICU leaves them out. */
const UNITS_OF_ACCOUNT = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED'];
const currencies = new Set([...Intl.supportedValuesOf('currency'), ...UNITS_OF_ACCOUNT]);
const MESSAGE = 'must be an ISO 4217 code, such as USD';

/** The code of a currency that is paid in today. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/u, { message: MESSAGE, abort: true })
  .refine((code) => currencies.has(code), MESSAGE);
