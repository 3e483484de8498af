import { words } from '../../text/words.ts';
import type { InterviewedRole, QuestionKind } from './question.ts';
import { protectedTopicIn } from './protected-topics.ts';

/** A question as a model wrote it. */
export interface WrittenQuestion {
  question: string;
  kind: QuestionKind;
  keyword: string | null;
}

export const removalReasons = [
  'protected_topic',
  'address',
  'instruction',
  'copied',
  'not_one_line',
  'length',
  'not_a_question',
  'repeated',
  'kind',
] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** A question that the check left out, and why. */
export interface RemovedQuestion {
  question: string;
  reason: RemovalReason;
}

export interface CheckedQuestions {
  kept: WrittenQuestion[];
  removed: RemovedQuestion[];
}

const SHORTEST = 10;
const LONGEST = 300;
/** A run of this many words of the posting is a copy; characters of scripts without spaces count as words. */
const COPIED_WORDS = 8;
const COPIED_CHARACTERS = 16;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LINE_END = /[\p{Cc}\u2028\u2029]/u;
/** Question marks and full stops; Thai writes neither. */
const ENDS_AS_PROMPT = /[?.…؟？。;।!！\p{Script=Thai}]["”»」』)]?$/u;
const ADDRESS =
  /:\/\/|www\.|\S@\S|\.(?:com|org|info|biz|ru|cn|xyz|top|site|online|link|click|shop)\b|\.[a-z]{2,10}\/\S/i;
/** Skills that are written like addresses. */
const NAMED_LIKE_ADDRESSES = /\b(?:monday|bill)\.com\b/gi;
const INSTRUCTIONS = [
  ['ignore', 'the', 'above'],
  ['ignore', 'previous'],
  ['ignore', 'all', 'previous'],
  ['previous', 'instructions'],
  ['system', 'prompt'],
  ['disregard'],
];

/**
 * Checks what a model wrote for a role (decision 0032). The model is never trusted: a question that fails any rule is
 * left out and reported.
 */
export function checkQuestions(
  written: readonly WrittenQuestion[],
  role: InterviewedRole,
  { count, kinds }: { count: number; kinds: readonly QuestionKind[] | null },
): CheckedQuestions {
  const posting = words(role.descriptionText);
  const copies = {
    spaced: runsOf(posting, COPIED_WORDS),
    unspaced: runsOf(posting, COPIED_CHARACTERS),
  };
  const known = new Map(role.keywords.map((keyword) => [fold(keyword), keyword]));
  const seen = new Set<string>();
  const checked: CheckedQuestions = { kept: [], removed: [] };
  for (const { question, kind, keyword } of written) {
    const text = question.trim();
    const reason = faultOf(text, copies) ?? repeatOf(text, seen) ?? kindFault(kind, kinds);
    if (reason !== null) checked.removed.push({ question: shown(text), reason });
    else if (checked.kept.length < count) {
      checked.kept.push({ question: text, kind, keyword: known.get(fold(keyword ?? '')) ?? null });
    }
  }
  return checked;
}

interface Copies {
  spaced: ReadonlySet<string>;
  unspaced: ReadonlySet<string>;
}

function faultOf(text: string, copies: Copies): RemovalReason | null {
  if (protectedTopicIn(text) !== null) return 'protected_topic';
  if (LINE_END.test(text)) return 'not_one_line';
  const { length } = [...text.slice(0, 2 * LONGEST + 1)];
  if (length < SHORTEST || length > LONGEST) return 'length';
  if (ADDRESS.test(text.replace(NAMED_LIKE_ADDRESSES, ''))) return 'address';
  if (!ENDS_AS_PROMPT.test(text)) return 'not_a_question';
  return copyOf(words(text), UNSPACED.test(text), copies);
}

function copyOf(
  said: readonly string[],
  isUnspaced: boolean,
  copies: Copies,
): RemovalReason | null {
  if (INSTRUCTIONS.some((phrase) => holds(said, phrase))) return 'instruction';
  const runs = runsOf(said, isUnspaced ? COPIED_CHARACTERS : COPIED_WORDS);
  const copied = isUnspaced ? copies.unspaced : copies.spaced;
  return [...runs].some((run) => copied.has(run)) ? 'copied' : null;
}

function repeatOf(text: string, seen: Set<string>): RemovalReason | null {
  const key = fold(text);
  if (seen.has(key)) return 'repeated';
  seen.add(key);
  return null;
}

function kindFault(
  kind: QuestionKind,
  kinds: readonly QuestionKind[] | null,
): RemovalReason | null {
  return kinds === null || kinds.includes(kind) ? null : 'kind';
}

/** Every run of that many consecutive words. */
function runsOf(said: readonly string[], length: number): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + length <= said.length; at += 1) {
    runs.add(said.slice(at, at + length).join(' '));
  }
  return runs;
}

function holds(said: readonly string[], phrase: readonly string[]): boolean {
  return said.some((_, at) => phrase.every((word, index) => said[at + index] === word));
}

function fold(text: string): string {
  return words(text).join(' ');
}

/** A removed question as the caller sees it: one line, cut, and without addresses. */
function shown(text: string): string {
  const line = text.slice(0, LONGEST).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return line
    .split(' ')
    .map((word) => (ADDRESS.test(word) ? '…' : word))
    .join(' ')
    .trim();
}
