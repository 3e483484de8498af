/**
 * Characters that are blank without a Unicode property that says so: a Khitan filler, blank Braille and an empty
 * notehead.
 */
const BLANK = String.raw`\u{16fe4}\u2800\u{1d159}`;
/** Default_Ignorable_Code_Point: characters that renderers skip when they do not support them. */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}${BLANK}`;

/**
 * Scripts whose spelling uses joiners: "نیم‌فاصله" (Persian) and "ක්‍ෂ" (Sinhala) are different words without them.
 */
const JOINING =
  'Arab Syrc Nkoo Mong Adlm Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr'
    .split(' ')
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join('');

/** Invisible code points that modify the character before them. */
const MEANINGFUL = [
  String.raw`(?<=[${JOINING}])[\u200c\u200d\u180e]`,
  // Emoji: sequences of several people, text or picture style, keycaps, and flags of subdivisions.
  String.raw`(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`,
  // Variants of Chinese characters, of Mongolian or Burmese letters, and of pictures.
  String.raw`(?<=[\p{Ideographic}\p{Extended_Pictographic}\p{Script=Mong}\p{Script=Mymr}])\p{Variation_Selector}`,
].join('|');

const ANY = new RegExp(`[${INVISIBLE}]`, 'u');
const ALL = new RegExp(`(${MEANINGFUL})|[${INVISIBLE}]`, 'gu');

/** Whether the text has an invisible code point: default-ignorable or blank. White space does not count. */
export function hasInvisible(text: string): boolean {
  return ANY.test(text);
}

/**
 * Removes invisible code points, so that texts that look the same are the same. Joiners and variation selectors stay
 * directly after a character that they modify.
 */
export function withoutInvisible(text: string): string {
  return ANY.test(text) ? text.replace(ALL, (_all, kept: string | undefined) => kept ?? '') : text;
}
