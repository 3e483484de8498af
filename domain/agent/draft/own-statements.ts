import { looksLikeInstruction } from '../grounding/instructions.ts';
import { evidenceOf, joinEvidence } from '../grounding/text-evidence.ts';
import { claimsPosting, postingNames, withoutNames } from '../grounding/posting-names.ts';
import { sentencesOf } from '../grounding/words/sentences.ts';
import {
  faultInSentence,
  isVerbatim,
  resumeEvidence,
  type ResumeEvidence,
} from '../grounding/source-evidence.ts';
import { isUntold } from './affirmation.ts';
import { leavesOf, type Sources } from './evidence.ts';

/**
 * Tells whether each sentence of a text states only what is known of the person (decisions section 6.3), as letters
 * are judged: a fact of one employer is no fact of another, the posting's title and company may be named but are
 * never the person's own, and what the person denies or wishes for is only said in those words.
 */
export function statementJudge({ profile, resume, instructions, user, job }: Sources) {
  const words = [instructions, user].flatMap(leavesOf);
  const told = words.flatMap(sentencesOf).filter((sentence) => !isUntold(sentence));
  const own = evidenceOf([...leavesOf(profile), ...told]);
  const said = evidenceOf(words);
  const evidence = withGeneral(resumeEvidence(resume ?? {}), own);
  const names = postingNames({ jobTitle: job.title, company: job.company }, evidence.all.texts);
  const stands = (sentence: string) =>
    [evidence.all, said].some((one) => isVerbatim(sentence, one)) ||
    (!looksLikeInstruction(sentence) &&
      !claimsPosting(sentence, names) &&
      faultInSentence(withoutNames(sentence, names), evidence) === null);
  return (text: string): boolean => sentencesOf(text).every(stands);
}

/** What the person says themselves goes with any station, as their contact and skills do. */
function withGeneral(
  { all, general, stations }: ResumeEvidence,
  own: ResumeEvidence['general'],
): ResumeEvidence {
  return { all: joinEvidence([all, own]), general: joinEvidence([general, own]), stations };
}
