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
import { isNegatedOrHypothetical } from './affirmation.ts';
import { leavesOf, type Sources } from './evidence.ts';

/**
 * Tells for each sentence of a text whether it states only known facts about the person (decision 0020). A fact of one
 * employer is not a fact of another. The posting's title and company may be named but not claimed. What the person
 * denies or wishes for may only be repeated in the same words.
 */
export function statementJudge({ profile, resume, instructions, user, job }: Sources) {
  const words = [instructions, user].flatMap(leavesOf);
  const told = words.flatMap(sentencesOf).filter((sentence) => !isNegatedOrHypothetical(sentence));
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
