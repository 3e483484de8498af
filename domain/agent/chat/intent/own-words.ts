const QUOTED = [/"[^"]{0,4000}"/gu, /“[^”]{0,4000}”/gu, /„[^“”]{0,4000}[“”]/gu, /«[^»]{0,4000}»/gu];
const CODE = /```[\s\S]{0,4000}?```/gu;
const QUOTED_LINE = /^[ \t]*>.*$/gmu;
/** The text after this is that of a note or mail, or another person's words. */
const GIVEN_TEXT =
  /(?:(?:says?|said|saying|wrote|writes|reads?|asks?|text|subject|body|notes?|mail|e-mail|email|message|posting|r[eé]sum[eé]|cv|schreibt|schrieb|sagt|steht|lautet|notiz|betreff|nachricht|anzeige|lebenslauf|bewerbung|dit|écrit|dice|escribe|schrijft|zegt)[^:\n]{0,40}:|\b(?:saying|that says|with the text|mit dem text|die besagt)\b)[\s\S]*$/iu;

/** The user's own words: a message without quoted texts, and without the text that a note or mail shall have. */
export function ownWords(message: string): string {
  const unquoted = [CODE, QUOTED_LINE, ...QUOTED].reduce(
    (text, quoted) => text.replace(quoted, ' '),
    message,
  );
  return unquoted.replace(GIVEN_TEXT, (given) => ` ${given.split(':')[0] ?? ''} `);
}
