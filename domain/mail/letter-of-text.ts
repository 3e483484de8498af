import { writeLetter, type Brand } from '../text/letter.ts';

/** HTML of a text with merge fields, which stay, in the frame of an organization. A blank line ends a paragraph. */
export function letterOfText(text: string, brand: Brand | null): string {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  return writeLetter({ subject: '', brand: brand && literal(brand), paragraphs }).html;
}

/** Braces in a name are text. */
function literal(brand: Brand): Brand {
  return { ...brand, name: brand.name.replaceAll('{{', '\\{{') };
}
