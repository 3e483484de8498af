import type { Phrase } from './title-query.ts';
import { foldCase } from '../common/text/fold-case.ts';
import { words } from '../text/words.ts';

/** A parsed `q` (decision 0007). */
export interface TextQuery {
  /** Each must occur in the title or the company's name. The words of a phrase must be consecutive. */
  terms: Phrase[];
  /** Texts the title must not contain, folded. */
  excluded: string[];
}

/** A term, a quoted phrase, or either after hyphens. An unclosed quote extends to the end. */
const TERM = /(-*)(?:"([^"]*)"?|([^\s"-][^\s"]*))/gu;

export function parseTextQuery(text: string): TextQuery {
  const query: TextQuery = { terms: [], excluded: [] };
  for (const [, minus, quoted, plain] of text.matchAll(TERM)) {
    const term = quoted ?? plain ?? '';
    if (minus !== '') query.excluded.push(foldCase(term));
    else query.terms.push(words(term));
  }
  return {
    terms: query.terms.filter((term) => term.length > 0),
    excluded: query.excluded.filter((term) => term !== ''),
  };
}
