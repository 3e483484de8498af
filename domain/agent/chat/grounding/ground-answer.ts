import { sentencesOf } from '../../grounding/words/sentences.ts';
import type { Citation } from '../chat.ts';
import { pointing } from './chat-words.ts';
import { knownOf, type ChatSources, type Known } from './known.ts';
import { readClaims } from './read-claims.ts';
import { segmentsOf, type Segment } from './segments.ts';
import { citeSegment } from './support.ts';

export interface GroundedAnswer {
  text: string;
  citations: Citation[];
  /** Sentences that no source supports, taken out. */
  removed: string[];
}

/**
 * Checks an answer, sentence by sentence: every name, number, date, id, address and quotation must stand in a tool's
 * result or in the user's words, and together in the record that the sentence is about. Counts are counted here. A
 * sentence that fails is taken out.
 */
export function groundAnswer(text: string, sources: ChatSources): GroundedAnswer {
  const known = knownOf(sources);
  const citations: Citation[] = [];
  const removed: string[] = [];
  let subjects: Segment['subjects'] = [];
  const lines = text.split('\n').map((line) => {
    const [, mark = '', rest = ''] = MARKED.exec(line) ?? [];
    const kept = sentences(rest).filter((sentence) => {
      const isAboutLast = mark.trim() !== '' || pointing.test(sentence);
      const checked = check(sentence, { known, before: isAboutLast ? subjects : [] });
      if (checked.subjects.length > 0) subjects = checked.subjects;
      if (checked.citations === null) removed.push(sentence);
      else citations.push(...checked.citations);
      return checked.citations !== null;
    });
    return rest.trim() !== '' && kept.length === 0 ? null : `${mark}${kept.join(' ')}`;
  });
  const stays = lines.filter((line) => line !== null);
  return { text: stays.join('\n').trim(), citations: distinct(citations), removed };
}

/** The mark of an item of a list, and its text. */
const MARKED = /^(\s*(?:(?:\d{1,3}[.)]|[-*•])\s+)?)(.*)$/su;
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/gu;
const ENDS = '.!?…';
/** Letters of the private use area, which stand for the ends of sentences within a quotation. */
const FIRST_STANDIN = 0xe000;

/** The sentences of a line. A quotation is not divided. */
function sentences(line: string): string[] {
  const whole = line.replace(QUOTED, (quote) =>
    quote.replace(/[.!?…]/g, (end) => String.fromCharCode(FIRST_STANDIN + ENDS.indexOf(end))),
  );
  const restored = (text: string) =>
    text.replace(/[\ue000-\ue003]/g, (one) => ENDS.charAt(one.charCodeAt(0) - FIRST_STANDIN));
  return sentencesOf(whole).map(restored);
}

interface Around {
  known: Known;
  /** The records that the sentence before was about, if this one continues it. */
  before: Segment['subjects'];
}

function check(
  sentence: string,
  { known, before }: Around,
): { citations: Citation[] | null; subjects: Segment['subjects'] } {
  const segments = segmentsOf(sentence, readClaims(sentence, known)).map((segment) =>
    segment.subjects.length === 0 && segment.claims.length > 0 && before.length > 0
      ? { ...segment, subjects: before }
      : segment,
  );
  const subjects = segments.at(-1)?.subjects ?? [];
  const citations: Citation[] = [];
  for (const segment of segments) {
    const cited = citeSegment(segment, sentence, known);
    if (cited === null) return { citations: null, subjects };
    citations.push(...cited);
  }
  return { citations, subjects };
}

function distinct(citations: readonly Citation[]): Citation[] {
  const byKey = new Map(citations.map((one) => [JSON.stringify(one), one]));
  return [...byKey.values()];
}
