import { fold } from '../../grounding/words/fold.ts';
import type { TurnInput } from '../turn.ts';
import type { Talk } from './talk.ts';

const ORDINALS: readonly RegExp[] = [
  /\b(?:first|1st|erste[nrsm]?)\b/,
  /\b(?:second|2nd|zweite[nrsm]?)\b/,
  /\b(?:third|3rd|dritte[nrsm]?)\b/,
  /\b(?:fourth|4th|vierte[nrsm]?)\b/,
  /\b(?:fifth|5th|funfte[nrsm]?)\b/,
  /\b(?:sixth|6th|sechste[nrsm]?)\b/,
  /\b(?:seventh|7th|siebte[nrsm]?)\b/,
  /\b(?:eighth|8th|achte[nrsm]?)\b/,
  /\b(?:ninth|9th|neunte[nrsm]?)\b/,
  /\b(?:tenth|10th|zehnte[nrsm]?)\b/,
];
const NUMBERED = /\b(?:number|nr|no|nummer|#) ?#?(\d{1,2})\b/;
const LAST =
  /\b(?:the last|last one|die letzte|der letzte|den letzten|das letzte)\b(?! (?:\d+|day|week|month|year|few|tag|woche|monat|jahr))/;
const OF_TIME = / (?:day|days|week|weeks|month|months|tag|tage|tagen|woche|monat)\b/;

/** The place in a list that a message names, from 0; -1 is the last; null when it names none. */
export function ordinalIn(words: string): number | null {
  const number = NUMBERED.exec(words)?.[1];
  if (number !== undefined && Number(number) > 0) return Number(number) - 1;
  const at = ORDINALS.findIndex((pattern) => pattern.test(words));
  if (at >= 0 && !OF_TIME.test(words.slice(words.search(ORDINALS[at] ?? /$/)).slice(0, 24))) {
    return at;
  }
  return LAST.test(words) ? -1 : null;
}

/** Stages of the default pipeline in a person's words, folded. */
const STAGES: readonly [key: string, words: RegExp][] = [
  ['rejected', /\b(?:rejected|reject|rejection|declined|abgelehnt\w*|ablehnen|absage\w*|lehne)\b/],
  ['hired', /\b(?:hired|hire|eingestellt\w*|einstellung)\b/],
  ['offer', /\b(?:offer|offers|offered|angebot\w*)\b/],
  ['interview', /\b(?:interview\w*|vorstellungsgesprach\w*|gesprach\w*)\b/],
  ['screening', /\b(?:screening|screened|shortlist\w*|vorauswahl|sichtung)\b/],
];
const NAMED_STAGE = /\b(?:stage|stufe|phase) (?:of )?([a-z0-9][a-z0-9_-]{1,40})\b/;
const STAGE_NAMED = /\b(?:to|at|in|into) (?:the )?([a-z0-9][a-z0-9_-]{1,40}) stage\b/;
const NOT_STAGES = new Set(
  'is are has in of the und der die das ist which what any each'.split(' '),
);

/** The key of the stage that a message names; null for none. Other stages are named with the word "stage". */
export function stageIn({ words, input }: Pick<Talk, 'words' | 'input'>): string | null {
  const own = stagesOf(input);
  const isOwn = (key: string) => own.length === 0 || own.some((stage) => stage.key === key);
  const known = STAGES.find(([key, pattern]) => isOwn(key) && pattern.test(words))?.[0];
  if (known !== undefined) return known;
  if (/\b(?:stage|stufe|phase) (?:applied|beworben)|applied stage|\bneu eingegangen/.test(words))
    return 'applied';
  return own.length > 0 ? ownStage(words, own) : wordAfterStage(words);
}

interface NamedStage {
  key: string;
  name: string;
}

/** The account's stages, as the schema of the tool that moves to one lists them. */
function stagesOf({ tools }: Pick<TurnInput, 'tools'>): NamedStage[] {
  const move = tools.find(({ name }) => name === 'move_candidate')?.input['properties'];
  const { stage } = (move ?? {}) as { stage?: { enum?: unknown; description?: string } };
  const keys = Array.isArray(stage?.enum) ? stage.enum.map(String) : [];
  return keys.map((key) => {
    const at = stage?.description?.indexOf(`${key} is “`) ?? -1;
    const name = /“([^”]*)”/u.exec(at < 0 ? '' : (stage?.description ?? '').slice(at))?.[1];
    return { key, name: fold(name ?? key) };
  });
}

/** "Applied" is a verb as well, so it is no stage without the word. */
function ownStage(words: string, stages: readonly NamedStage[]): string | null {
  const named = stages.find(
    ({ key, name }) =>
      key !== 'applied' && [name, fold(key)].some((one) => ` ${words} `.includes(` ${one} `)),
  );
  return named?.key ?? null;
}

function wordAfterStage(words: string): string | null {
  const named = STAGE_NAMED.exec(words)?.[1] ?? NAMED_STAGE.exec(words)?.[1] ?? null;
  return named === null || NOT_STAGES.has(named) ? null : named;
}

const DAY_MS = 86_400_000;
const LAST_DAYS =
  /\b(?:last|past|letzten|vergangenen|seit) (\d{1,3}|two|three|zwei|drei) (day|tag|week|woche|month|monat)/;
const LENGTHS: Record<string, number> = { day: 1, tag: 1, week: 7, woche: 7, month: 30, monat: 30 };
const UNITS: Record<string, [english: string, german: string]> = {
  day: ['days', 'Tagen'],
  tag: ['days', 'Tagen'],
  week: ['weeks', 'Wochen'],
  woche: ['weeks', 'Wochen'],
  month: ['months', 'Monaten'],
  monat: ['months', 'Monaten'],
};
const NUMBERS: Record<string, number> = { two: 2, zwei: 2, three: 3, drei: 3 };

/** A time from which a message asks, with its words. */
export interface Since {
  after: string;
  english: string;
  german: string;
}

/** Null when a message names no time. Weeks begin on Monday, in UTC. */
export function sinceIn({ words, input }: Talk): Since | null {
  const now = Date.parse(input.now);
  const last = LAST_DAYS.exec(words);
  if (last !== null) {
    const [, count = '', unit = ''] = last;
    const days = (NUMBERS[count] ?? Number(count)) * (LENGTHS[unit] ?? 1);
    const of = UNITS[unit] ?? ['days', 'Tagen'];
    const after = new Date(now - days * DAY_MS).toISOString();
    return {
      after,
      english: `in the last ${count} ${of[0]}`,
      german: `in den letzten ${count} ${of[1]}`,
    };
  }
  return named(words, Math.floor(now / DAY_MS) * DAY_MS);
}

interface NamedTime {
  words: RegExp;
  /** From the start of today. */
  after: (today: Date) => number;
  english: string;
  german: string;
}

const daysBack = (today: Date, days: number) => today.getTime() - days * DAY_MS;
const sinceMonday = (today: Date) => (today.getUTCDay() + 6) % 7;
const monthStart = (today: Date, back: number) =>
  Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);

const NAMED: readonly NamedTime[] = [
  {
    words: /\b(?:today|heute)\b/,
    after: (today) => daysBack(today, 0),
    english: 'today',
    german: 'heute',
  },
  {
    words: /\b(?:yesterday|gestern)\b/,
    after: (today) => daysBack(today, 1),
    english: 'since yesterday',
    german: 'seit gestern',
  },
  {
    words: /\b(?:this|diese|dieser) (?:week|woche)\b/,
    after: (today) => daysBack(today, sinceMonday(today)),
    english: 'this week',
    german: 'diese Woche',
  },
  {
    words: /\b(?:last|past|letzte|letzter|letzten) (?:week|woche)\b/,
    after: (today) => daysBack(today, sinceMonday(today) + 7),
    english: 'since the Monday of last week',
    german: 'seit dem Montag der letzten Woche',
  },
  {
    words: /\b(?:this|diesen|diesem) (?:month|monat)\b/,
    after: (today) => monthStart(today, 0),
    english: 'this month',
    german: 'diesen Monat',
  },
  {
    words: /\b(?:last|past|letzten) (?:month|monat)\b/,
    after: (today) => monthStart(today, 1),
    english: 'since the beginning of last month',
    german: 'seit Beginn des letzten Monats',
  },
];

function named(words: string, today: number): Since | null {
  const found = NAMED.find((one) => one.words.test(words));
  if (found === undefined) return null;
  const { english, german, after } = found;
  return { after: new Date(after(new Date(today))).toISOString(), english, german };
}
