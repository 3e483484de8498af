const AT_WORD = / ?[[(] ?(?:at|ät|arroba|arobase) ?[\])] ?/gi;
const DOT_WORD = / ?[[(] ?(?:dot|punkt|point|punto|ponto) ?[\])] ?/gi;
const LABEL = /^(?:e-?mail|mail|courriel|correo|kontakt|contact)\s?[:.]? ?/i;
/** "mara @ example . com", and nothing else. */
const SPACED =
  /^[\p{L}\p{N}._%+-]{1,64} ?@ ?[\p{L}\p{N}-]{1,63}(?: ?\. ?[\p{L}\p{N}-]{2,63}){1,4}$/u;
const BETWEEN_DIGITS = /(?<=[\d)]) ?[·•∙‧] ?(?=[\d(])/gu;
const MAX_CHARACTERS = 120;

/**
 * A contact row with its e-mail address in one piece: "mara @ example.com", "mara [at] example [dot] com". Words beside
 * a free "@" stay: "Engineer @ Acme" is no address.
 */
export function withJoinedEmail(text: string): string {
  if (text.length > MAX_CHARACTERS || !/[@[(]/.test(text)) return text;
  return text
    .split(/(\t| ?[|•·] ?)/)
    .map((part) => joinedPart(part))
    .join('');
}

function joinedPart(part: string): string {
  const [label = ''] = LABEL.exec(part) ?? [];
  const address = part.slice(label.length).replace(AT_WORD, '@').replace(DOT_WORD, '.');
  return SPACED.test(address) ? label + address.replaceAll(' ', '') : part;
}

/** A telephone number whose groups are separated by dots in the middle of the line: "208 · 555 · 0119". */
export function withPlainDigits(text: string): string {
  return text.replace(BETWEEN_DIGITS, ' ');
}
