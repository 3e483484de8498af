const MICROS_DIGITS = 6;

/**
 * Parses an amount in dollars ("5", "0.05") into integer micro-USD. null when it is negative or not a whole number of
 * micro-USD.
 */
export function parseUsdMicros(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole + fraction.padEnd(MICROS_DIGITS, '0'));
}

/** The starting credit of a new account (decision 0017). */
export const STARTING_CREDIT_USD_MICROS = 5_000_000;
