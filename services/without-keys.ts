/** A message without the value that one of MongoDB's unique indexes refused: it may be an e-mail address. */
export function withoutKeys(text: string): string {
  return text.replaceAll(/ dup key:.*/g, '');
}
