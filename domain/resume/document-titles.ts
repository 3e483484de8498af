import { foldText } from '../common/text/fold-text.ts';
import { documentLanguages, labelsOf } from './vocabulary/labels.ts';

const MORE_TITLES =
  'resume|curriculum vitae|tabellarischer lebenslauf|zyciorys|curriculum vitae europass|个人简历|個人履歷|履歴書'.split(
    '|',
  );
/** Titles that a résumé gives itself, as folded text. */
const TITLES = [
  ...new Set([
    ...MORE_TITLES,
    ...documentLanguages.map((language) => foldText(labelsOf(language).resume)),
  ]),
];
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
