const MICROS_DIGITS = 6;

/**
 * An amount in dollars as typed ("5", "0.05") in integer micro-USD (decisions section 1), or null when it is no
 * amount that micro-USD can hold exactly. Never negative.
 */
export function parseUsdMicros(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole + fraction.padEnd(MICROS_DIGITS, '0'));
}

/** What a new account starts with (decisions section 10: 5 USD). */
export const STARTING_CREDIT_USD_MICROS = 5_000_000;
