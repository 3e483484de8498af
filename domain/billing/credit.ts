import { line } from '../common/text/input-text.ts';

/** The most that an operator gives an account at once: 10,000 USD. */
export const MOST_CREDIT_USD_MICROS = 10_000_000_000;

/** Why an account is given credit. Its members read it in the ledger and the audit log. */
export const creditReason = line(200);
