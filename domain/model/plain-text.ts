/** One line of plain text, at most so long: without tags, bold, links and control characters; a cut is marked. */
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

/** A cut may leave the first half of a character that takes two units. */
function withoutHalf(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
