const CENTS_DIGITS = 2;
const MICROS_DIGITS = 6;

/** Integer micro-USD as dollars: at least cents, and smaller digits where there are any. */
export function usdText(micros: number): string {
  const sign = micros < 0 ? '-' : '';
  const digits = String(Math.abs(micros)).padStart(MICROS_DIGITS + 1, '0');
  const fraction = digits.slice(-MICROS_DIGITS).replace(/0+$/, '').padEnd(CENTS_DIGITS, '0');
  return `${sign}${digits.slice(0, -MICROS_DIGITS)}.${fraction} USD`;
}
