import type { JsonResume } from '../../resume/json-resume.ts';
import type { Fault } from './claims.ts';
import { looksLikeInstruction } from './instructions.ts';
import { claimsPosting, postingNames, withoutNames, type PostingNames } from './posting-names.ts';
import { createNote, type Removal } from './removal.ts';
import { sentencesOf } from './words/sentences.ts';
import { faultInSentence, resumeEvidence } from './source-evidence.ts';

/**
 * Holds a letter against the résumé, sentence by sentence (decisions section 14, Documents): one that states what the
 * résumé does not, gives instructions, or claims the posting's title or employer for the person is taken out.
 * Paragraphs are separated by an empty line; one that loses all its sentences goes.
 */
export function groundLetter(
  source: JsonResume,
  text: string,
  posting: PostingNames,
): { text: string; removed: Removal[] } {
  const removed: Removal[] = [];
  const note = createNote(removed);
  const faultIn = letterJudge(source, posting);
  const paragraphs = text.split(/\n{2,}/).map((paragraph, index) =>
    linesOf(paragraph, (sentence) => {
      const fault = faultIn(sentence.replace(/^[-*•] /, ''));
      if (fault !== null) note({ path: `/paragraphs/${index}`, text: sentence, reason: fault });
      return fault === null;
    }),
  );
  return { text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'), removed };
}

function letterJudge(
  source: JsonResume,
  posting: PostingNames,
): (sentence: string) => Fault | null {
  const evidence = resumeEvidence(source);
  const names = postingNames(posting, evidence.all.texts);
  return (sentence) => {
    if (looksLikeInstruction(sentence)) return 'It gives instructions.';
    if (claimsPosting(sentence, names)) return 'It claims the posting for the person.';
    return faultInSentence(withoutNames(sentence, names), evidence);
  };
}

/** A paragraph's lines with the sentences that stay. */
function linesOf(paragraph: string, stays: (sentence: string) => boolean): string {
  return paragraph
    .split('\n')
    .map((line) => sentencesOf(line).filter(stays).join(' '))
    .filter((line) => line !== '')
    .join('\n');
}
