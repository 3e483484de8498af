import { foldText } from '../common/text/fold-text.ts';

/** Titles that a résumé gives itself, as folded text. */
const TITLES =
  'resume|cv|curriculum vitae|curriculum|lebenslauf|tabellarischer lebenslauf|zyciorys|curriculo|curriculum vitae europass'.split(
    '|',
  );
const titles = new Set(TITLES);

/** Whether a line only says what the document is. */
export function isDocumentTitle(text: string): boolean {
  return titles.has(foldText(text));
}

/** Whether a line says, beside other words, what the document is: "Mara Lindqvist · Résumé". */
export function holdsDocumentTitle(text: string): boolean {
  const folded = ` ${foldText(text)} `;
  return TITLES.some((title) => folded.includes(` ${title} `));
}
