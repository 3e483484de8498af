/** One line of text as people type it: NFC, no control or invisible characters, single spaces, trimmed. */
export function typedLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s\u00ad\u200b\u2028\u2029\u2060\ufeff]+/gu, ' ')
    .trim();
}
