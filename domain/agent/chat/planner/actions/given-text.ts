import type { Talk } from '../talk.ts';

const AFTER_COLON = /:\s*([\s\S]{2,10000})$/u;
const AFTER_SAYING =
  /\s(?:saying(?: that)?|that says|with the text|telling (?:him|her|them) that|mit dem (?:Text|Inhalt)|dass)\s+([\s\S]{2,10000})$/iu;
const NOTED = /(?:^|\s)(?:note|vermerke|notiere) (?:that|dass) ([\s\S]{2,10000})$/iu;
const QUOTES = /^[\s"“„'«]+|[\s"”“'»]+$/gu;

/** The text that a note or mail shall have, as the user gave it; empty for none. */
export function givenText({ message }: Talk): string {
  const rest = message.replace(SUBJECT, ' ');
  const found =
    NOTED.exec(rest)?.[1] ?? AFTER_COLON.exec(rest)?.[1] ?? AFTER_SAYING.exec(rest)?.[1] ?? '';
  return found.replace(QUOTES, '').trim();
}

const SUBJECT =
  /,?\s*(?:with (?:the )?)?(?:mit (?:dem )?)?(?:subject|Betreff)(?: line)?:?\s*(?:["“„]([^"”“]{1,200})["”“]|(\S[^:\n]{0,100}?)(?=[:\n]|,| and | und | saying | that ))/iu;

/** The subject of a mail, as the user gave it; empty for none. */
export function givenSubject({ message }: Talk): string {
  const [, quoted = '', plain = ''] = SUBJECT.exec(message) ?? [];
  return (quoted || plain).trim();
}
