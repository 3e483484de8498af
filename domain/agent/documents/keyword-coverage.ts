import { evidenceOf } from '../grounding/text-evidence.ts';
import { fold, holdsPhrase } from '../grounding/words/fold.ts';

export interface KeywordCoverage {
  covered: string[];
  missing: string[];
}

/** Which of a job's keywords a document holds, under any name its field has for them. */
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
