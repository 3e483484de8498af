import { z } from 'zod';

/** Units of account in ISO 4217 that are used in contracts but not as money. ICU omits them. */
const UNITS_OF_ACCOUNT = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'VED'];
const currencies = new Set([...Intl.supportedValuesOf('currency'), ...UNITS_OF_ACCOUNT]);
const MESSAGE = 'must be an ISO 4217 code, such as USD';

/** The code of a currency in use. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/u, { message: MESSAGE, abort: true })
  .refine((code) => currencies.has(code), MESSAGE);
