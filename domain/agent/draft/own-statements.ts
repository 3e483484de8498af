import { looksLikeInstruction } from '../grounding/instructions.ts';
import { evidenceOf, joinEvidence } from '../grounding/evidence.ts';
import { claimsPosting, postingNames, withoutNames } from '../grounding/posting-names.ts';
import { sentencesOf } from '../grounding/sentences.ts';
import {
  faultInSentence,
  isQuoted,
  resumeEvidence,
  type ResumeEvidence,
} from '../grounding/source-evidence.ts';
import { leavesOf, type Sources } from './evidence.ts';

/**
 * Tells whether each sentence of a text states only what is known of the person (decisions section 6.3), as letters
 * are judged: a fact of one employer is no fact of another, and the posting's title and company may be named but are
 * never the person's own.
 */
export function statementJudge({ profile, resume, instructions, user, job }: Sources) {
  const own = evidenceOf([profile, instructions, user].flatMap(leavesOf));
  const evidence = withGeneral(resumeEvidence(resume ?? {}), own);
  const names = postingNames({ jobTitle: job.title, company: job.company }, evidence.all.texts);
  const stands = (sentence: string) =>
    isQuoted(sentence, evidence.all) ||
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
