/** The signs of Windows-1252 at 0x80 to 0x9f, where it differs from Unicode; a space where it has none. */
const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BROKEN = /[\u00c2-\u00ef][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{1,2}/g;
/** "Ã " is an "à", and "Â " a space, whose second byte became a plain space. */
const LOST_BYTES: [RegExp, string][] = [
  [/Ã(?=\s)/g, 'à'],
  [/Â(?=\s)/g, ''],
];
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A text in UTF-8 that was read as Windows-1252 upstream, mended: "Â£" → "£", "â€“" → "–", "Ã©" → "é". */
export function mendedCharacters(text: string): string {
  if (!/[ÂÃâ](?:[^\p{L}\s]|\s)/u.test(text)) return text;
  const mended = text.replace(BROKEN, decoded).replaceAll('\u00a0', ' ');
  return LOST_BYTES.reduce((rest, [lost, sign]) => rest.replace(lost, sign), mended);
}

function decoded(broken: string): string {
  for (let size = broken.length; size > 1; size -= 1) {
    const mended = decode(broken.slice(0, size));
    if (mended !== null) return mended + broken.slice(size);
  }
  return broken;
}

function decode(broken: string): string | null {
  try {
    return utf8.decode(Uint8Array.from(broken, byteOf));
  } catch {
    return null;
  }
}

function byteOf(character: string): number {
  const high = character === ' ' ? -1 : HIGH.indexOf(character);
  return high < 0 ? character.charCodeAt(0) : 0x80 + high;
}
