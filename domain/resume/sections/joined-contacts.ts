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

/** The end of a link that goes on in the next line: "linkedin.com/in/nils-", "github.com/". */
const BROKEN_LINK = /(?:^|\s)(?:https?:\/\/)?(?:[\w-]+(?:\.[\w-]+)+)(?:\/|\/\S*[/_-])$/i;

/** Joins a link that a narrow column broke behind a slash or hyphen with the first word of the next line. */
export function withJoinedLinks(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const above = joined.at(-1);
    const isBroken =
      above !== undefined && BROKEN_LINK.test(above) && /^[\w%.-]+(?: \(|$)/.test(text);
    if (isBroken) joined[joined.length - 1] = above + text;
    else joined.push(text);
  }
  return joined;
}
