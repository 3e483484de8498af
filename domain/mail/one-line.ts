const MOST_CHARACTERS = 200;

/** One line of bounded length. Feeds are not trusted: characters that turn the direction of other text are removed. */
export function oneLine(text: string): string {
  const line = text
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= MOST_CHARACTERS) return line;
  return `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
