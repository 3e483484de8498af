import type { JsonResume } from '../../resume/json-resume.ts';
import type { Fault } from './claims.ts';
import { looksLikeInstruction } from './instructions.ts';
import { claimsPosting, postingNames, withoutNames, type PostingNames } from './posting-names.ts';
import { createNote, type Removal } from './removal.ts';
import { faultInSentence, resumeEvidence } from './source-evidence.ts';
import { withNamesApart } from './words/fold.ts';
import { joinSentences, sentencesOf } from './words/sentences.ts';

/**
 * Checks a letter against the résumé, sentence by sentence (decision 0020). Removes a sentence that states more than
 * the résumé, gives instructions, or claims the posting's title or employer for the person. Paragraphs are separated by
 * an empty line; a paragraph without sentences is removed.
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
  return (written) => {
    const sentence = withNamesApart(written);
    if (looksLikeInstruction(sentence)) return 'It gives instructions.';
    if (claimsPosting(sentence, names)) return 'It claims the posting for the person.';
    return faultInSentence(withoutNames(sentence, names), evidence);
  };
}

/** The lines of a paragraph with their remaining sentences. */
function linesOf(paragraph: string, stays: (sentence: string) => boolean): string {
  return paragraph
    .split('\n')
    .map((line) => joinSentences(sentencesOf(line).filter(stays)))
    .filter((line) => line !== '')
    .join('\n');
}
