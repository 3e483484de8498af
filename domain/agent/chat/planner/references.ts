import { fold, foldedWords } from '../../grounding/words/fold.ts';
import { ordinalIn } from './slots.ts';
import { ask, reply, rowsOf, say, text, type Row, type Talk, type ToolResult } from './talk.ts';
import type { TurnStep } from '../turn.ts';

export type ListTool =
  'search_jobs' | 'list_candidates' | 'list_postings' | 'list_applied_jobs' | 'search_companies';
const LIST_TOOLS: readonly string[] = [
  'search_jobs',
  'list_candidates',
  'list_postings',
  'list_applied_jobs',
  'search_companies',
] satisfies ListTool[];

export interface ShownList {
  tool: string;
  result: ToolResult;
}

/** The list that was shown last, of one of these tools. */
export function lastList({ input }: Talk, tools: readonly string[] = LIST_TOOLS): ShownList | null {
  const call = input.toolCalls.findLast(
    ({ tool, status, result }) =>
      tools.includes(tool) && status === 'done' && rowsOf(result ?? {}).length > 0,
  );
  return call === undefined ? null : { tool: call.tool, result: call.result ?? {} };
}

/** The row of the last list that the message names by its place; null when it names none. */
export function ordinalRow(talk: Talk, tools?: readonly string[]): Row | null {
  const place = ordinalIn(talk.words);
  const list = lastList(talk, tools);
  if (place === null || list === null) return null;
  return rowsOf(list.result).at(place) ?? null;
}

const ALL_POSTINGS = { tool: 'list_postings', arguments: { limit: 100 } };

/** Finds the account's posting that the message names, by its title, its place in the last list or the context. */
export function withPosting(talk: Talk, next: (posting: Row) => TurnStep): TurnStep {
  const shown = ordinalRow(talk, ['list_postings']);
  if (shown !== null) return next(shown);
  const phrase = rolePhrase(talk);
  return ask(talk, ALL_POSTINGS, (result) => {
    const { jobId } = talk.input.context;
    const all = rowsOf(result);
    const here = all.find((one) => text(one, 'id') === jobId);
    if (phrase === '') return here === undefined ? whichRole(talk, all) : next(here);
    const fitting = titled(all, phrase);
    const [only] = fitting;
    if (only !== undefined && fitting.length === 1) return next(only);
    return fitting.length === 0 ? noRole(talk, phrase, all) : whichRole(talk, fitting);
  });
}

/** Postings whose title has every word of the phrase; those with exactly these words when there are any. */
function titled(all: readonly Row[], phrase: string): Row[] {
  const wanted = foldedWords(phrase);
  const same = all.filter((one) => fold(text(one, 'title')) === fold(phrase));
  if (same.length > 0) return same;
  return all.filter((one) => {
    const words = foldedWords(text(one, 'title'));
    return wanted.every((word) => words.some((title) => title.startsWith(word)));
  });
}

const NAMED_TITLES = 5;

function titlesOf(postings: readonly Row[]): string {
  return postings
    .slice(0, NAMED_TITLES)
    .map((one) => `“${text(one, 'title')}”`)
    .join(', ');
}

function whichRole(talk: Talk, postings: readonly Row[]): TurnStep {
  if (postings.length === 0)
    return reply(talk, 'The account has no roles.', 'Das Konto hat keine Stellen.');
  return reply(
    talk,
    `Which role do you mean: ${titlesOf(postings)}?`,
    `Welche Stelle ist gemeint: ${titlesOf(postings)}?`,
  );
}

function noRole(talk: Talk, phrase: string, all: readonly Row[]): TurnStep {
  const known =
    all.length === 0 ? '' : say(talk, ` I see ${titlesOf(all)}.`, ` Ich sehe ${titlesOf(all)}.`);
  return reply(
    talk,
    `I found no role called “${phrase}”.${known}`,
    `Ich habe keine Stelle „${phrase}“ gefunden.${known}`,
  );
}

const ROLE = 'role|position|posting|vacancy|job|opening|stelle|rolle|anzeige|ausschreibung';
const ROLE_PHRASES: readonly RegExp[] = [
  new RegExp(
    `(?:^|[\\s,])(?:the|our|my|die|der|den|das|unsere[rn]?|meine[rn]?) ((?!${ROLE}|first|second|third|last|erste|zweite|dritte|letzte)[^,.?!:;]{2,60}?)[- ](?:${ROLE})(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `(?:${ROLE})s? (?:called |named |als |namens )?[“"„]?(\\p{Lu}[^,.?!:;“”"]{1,60})`,
    'u',
  ),
  /(?:applied (?:to|for)|(?:applicants?|candidates?|applications?|people) (?:for|to)) (?:the |our |my )?([^,.?!:;]{2,60})/iu,
  /(?:bewerber\p{L}*|kandidat\p{L}*|bewerbung\p{L}*|beworben)[^,.?!:;]{0,20}? (?:für|auf) (?:die |den |das |unsere |meine )?(?:stelle |rolle |anzeige )?([^,.?!:;]{2,60})/iu,
  /(?:^|\s)(?:publish|close|unpublish|veröffentliche|schließe|schliesse|beende) (?:the |our |my |die |den |das |unsere |meine )?(?:role |posting |stelle |rolle |anzeige )?([^,.?!:;]{2,60})/iu,
];
/** The end of a phrase: a time, a condition or another part of the sentence. */
const AFTER_ROLE =
  /\s(?:this|last|today|yesterday|since|in the|in den|who|that|with|and|und|mit|diese|letzte|heute|gestern|seit|have|has|are|is|hat|haben|gibt|sind|beworben|gemeldet|role|position|posting|job|stelle|now|please|bitte|jetzt|at|by|down|online)(?!\p{L}).*$/iu;
const POINTING =
  /^(?:this|that|it|here|the|a|all|them|these|those|diese[rsn]?|hier|sie|es|alle)(?: (?:role|one|job|posting|position|stelle|rolle|anzeige))?$|^(?:role|one|job|posting|position|stelle|rolle|anzeige|draft|entwurf)$/iu;

/** The words by which the message names a posting; empty for none, and for "this role". */
export function rolePhrase({ own }: Talk): string {
  for (const pattern of ROLE_PHRASES) {
    const found = (pattern.exec(own)?.[1] ?? '')
      .replace(AFTER_ROLE, '')
      .replace(/[“”„"]/g, '')
      .replace(/^.* (?:the|our|die|der|den|das) /iu, '')
      .trim();
    if (found.length > 1) return POINTING.test(found) ? '' : found;
  }
  return '';
}

/** Whether the message speaks of the posting that the user looks at: "this role", "hier". */
export function pointsAtRole({ words, input }: Talk): boolean {
  return (
    input.context.jobId !== null &&
    /\b(?:this|diese[rsn]?) (?:role|job|position|posting|vacancy|stelle|rolle|anzeige|ausschreibung)\b|\b(?:here|hier)\b/.test(
      words,
    )
  );
}
