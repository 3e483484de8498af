/** A message without the value of a duplicate key error, which may be an e-mail address. */
export function withoutKeys(text: string): string {
  return text.replaceAll(/ dup key:.*/g, '');
}
