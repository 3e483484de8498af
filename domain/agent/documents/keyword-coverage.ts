import { evidenceOf } from '../grounding/text-evidence.ts';
import { fold, holdsPhrase } from '../grounding/words/fold.ts';

export interface KeywordCoverage {
  covered: string[];
  missing: string[];
}

/**
 * The keywords of a job that a document says and its résumé holds: a letter that quotes the title of the job covers
 * nothing by that.
 */
export function coverHeldKeywords(
  keywords: readonly string[],
  { texts, held }: { texts: readonly string[]; held: readonly string[] },
): KeywordCoverage {
  const { covered } = coverKeywords(coverKeywords(keywords, held).covered, texts);
  return { covered, missing: keywords.filter((keyword) => !covered.includes(keyword)) };
}

/** The keywords of a job that a document contains, under any of their names. */
export function coverKeywords(
  keywords: readonly string[],
  texts: readonly string[],
): KeywordCoverage {
  const evidence = evidenceOf(texts);
  const isCovered = (keyword: string) =>
    evidence.skills.has(keyword) || evidence.texts.some((text) => holdsPhrase(text, fold(keyword)));
  return {
    covered: keywords.filter(isCovered),
    missing: keywords.filter((keyword) => !isCovered(keyword)),
  };
}
