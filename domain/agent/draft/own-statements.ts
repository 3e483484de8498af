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
 * Checks for each sentence of a text whether it states only known facts about the person (decision 0020). A fact
 * about one employer does not support a claim about another. The posting's title and company may be named but not
 * claimed. Statements that the person negates or wishes for may only be repeated verbatim.
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

/** Statements of the person apply to every entry, like contact details and skills. */
function withGeneral(
  { all, general, stations }: ResumeEvidence,
  own: ResumeEvidence['general'],
): ResumeEvidence {
  return { all: joinEvidence([all, own]), general: joinEvidence([general, own]), stations };
}
