/** One line of plain text with a maximum length: no tags, bold, links or control characters. A cut is marked. */
export function plainText(text: string, longest: number): string {
  const plain = text
    .slice(0, longest * 4)
    .replaceAll('**', '')
    .replace(/\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return plain.length <= longest ? plain : `${withoutHalf(plain.slice(0, longest - 1)).trimEnd()}…`;
}

/** A cut may leave half of a surrogate pair. */
function withoutHalf(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
