/**
 * A text that a spreadsheet would run as a formula, with any apostrophes before it. Full-width signs count: some
 * spreadsheets normalise them.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The text of a cell with an apostrophe before it where a spreadsheet would run it as a formula. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses `guardFormula`. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}
