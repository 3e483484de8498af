import { quotedName } from '../text/shown-name.ts';
import { confirmationWords, type ConfirmationLanguage } from './confirmation-words.ts';
import { writeLetter, type Brand, type WrittenLetter } from '../text/letter.ts';
import { SECRET_LINK } from './marks.ts';

export interface Confirmation {
  language: ConfirmationLanguage;
  role: string;
  organization: Brand;
  /** The employer's own words. */
  text: string | null;
}

/**
 * The mail that confirms an application. It holds no names of people: the text is stored with the send, which stays
 * when its recipient is anonymised.
 */
export function confirmationMail({
  language,
  role,
  organization,
  text,
}: Confirmation): WrittenLetter {
  const words = confirmationWords[language];
  const company = quotedName(organization.name) || words.company;
  const own = (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return writeLetter({
    subject: words.subject(role),
    language,
    brand: organization,
    paragraphs: [words.greeting, words.thanks(role, company), ...own],
    action: { lead: words.follow, button: words.button, url: SECRET_LINK },
    small: [words.alone],
  });
}
