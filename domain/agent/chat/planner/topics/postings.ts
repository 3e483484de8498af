import { ordinalRow, withPosting, rolePhrase } from '../references.ts';
import {
  answer,
  ask,
  day,
  hasMore,
  isRecord,
  reply,
  rowsOf,
  say,
  text,
  type Row,
  type Talk,
  type ToolResult,
} from '../talk.ts';
import type { TurnStep } from '../../turn.ts';

const OWN =
  /\b(?:(?:my|our|mein\w*|unser\w*) (?:\w+ ){0,2}(?:roles?|postings?|jobs?|positions?|vacancies|stellen?|anzeigen?|ausschreibung\w*|rollen?|drafts?|entwurf\w*)|postings?|drafts?|entwurfe?n?|ausschreibung\w*|ausgeschrieben|anzeigen?)\b|\b(?:roles?|jobs?|stellen|rollen)\b.{0,20}\b(?:do we|have we|we have|haben wir|are closed|are draft|geschlossen)\b|\b(?:which|what|welche|how many|wie viele) (?:open |offenen? |closed |geschlossenen? |draft )?(?:roles|rollen)\b|^(?:show |list |zeige? |liste )?(?:me |mir |all )?(?:the |die )?(?:open |offenen |closed |geschlossenen )?(?:roles|rollen)$/;
const STATUSES: readonly [status: string, words: RegExp][] = [
  ['draft', /\b(?:drafts?|entwurf\w*|unpublished|unveroffentlicht\w*)\b/],
  ['closed', /\b(?:closed|geschlossen\w*|beendet\w*)\b/],
  ['archived', /\b(?:archived|archiviert\w*)\b/],
  ['open', /\b(?:open|offen\w*|published|veroffentlicht\w*|live)\b/],
];

/** Whether a message asks for the account's own postings. */
export function asksForPostings({ words }: Talk): boolean {
  return OWN.test(words) && !PEOPLE.test(words);
}

const MANY = /\b(?:how many|number of|count|wie viele|wieviele|anzahl)\b/;
const SHOWN = 10;

/** Lists or counts the account's postings. */
export function postings(talk: Talk): TurnStep {
  const status = STATUSES.find(([, asked]) => asked.test(talk.words))?.[0];
  const question = {
    tool: 'list_postings',
    arguments: { limit: 100, ...(status !== undefined && { status }) },
  };
  return ask(talk, question, (result) => answer(listText(talk, result, status ?? '')));
}

function listText(talk: Talk, result: ToolResult, status: string): string {
  const found = rowsOf(result);
  const which =
    status === '' ? '' : say(talk, ` with the status “${status}”`, ` mit dem Status „${status}“`);
  if (found.length === 0)
    return say(talk, `The account has no roles${which}.`, `Das Konto hat keine Stellen${which}.`);
  const one = found.length === 1;
  const least = hasMore(result) ? [' at least', ' mindestens'] : ['', ''];
  const head = say(
    talk,
    `The account has${least[0] ?? ''} ${found.length} ${one ? 'role' : 'roles'}${which}`,
    `Das Konto hat${least[1] ?? ''} ${found.length} ${one ? 'Stelle' : 'Stellen'}${which}`,
  );
  if (MANY.test(talk.words)) return `${head}.`;
  return [
    `${head}:`,
    ...found.slice(0, SHOWN).map((row, at) => `${at + 1}. ${postingLine(row)}`),
  ].join('\n');
}

/** "Ferry Captain, open: applied 3, interview 1". */
function postingLine(posting: Row): string {
  const counts = countsOf(posting);
  return `${text(posting, 'title')}, ${text(posting, 'status')}${counts === '' ? '' : `: ${counts}`}`;
}

function countsOf(posting: Row): string {
  const counts = posting['counts_by_stage'];
  if (!isRecord(counts)) return '';
  return Object.entries(counts)
    .map(([stage, count]) => `${stage} ${Number(count)}`)
    .join(', ');
}

const ABOUT =
  /\b(?:about|details?|status|when|how is|how are|closes?|closed|published|stand|wann|wie (?:steht|lauft)|uber|einzelheiten|by stage|per stage|je stufe|nach stufe|pipeline|is the|ist die)\b/;

const PEOPLE = /\b(?:applied|applicants?|candidates?|bewerber\w*|beworben|kandidat\w*)\b/;

/** Whether a message asks about one posting. */
export function asksForOnePosting(talk: Talk): boolean {
  if (PEOPLE.test(talk.words)) return false;
  if (ordinalRow(talk, ['list_postings']) !== null) return true;
  const named = rolePhrase(talk) !== '' || talk.input.context.jobId !== null;
  return (
    named &&
    ABOUT.test(talk.words) &&
    /\b(?:role|posting|position|vacancy|stelle|anzeige|rolle|ausschreibung|here|hier)\b/.test(
      talk.words,
    )
  );
}

/** Answers from the row of the posting. */
export function onePosting(talk: Talk): TurnStep {
  return withPosting(talk, (posting) => {
    const times = [
      ['published_at', 'published on', 'veröffentlicht am'],
      ['closes_at', 'closes on', 'schließt am'],
      ['closed_at', 'closed on', 'geschlossen am'],
    ] as const;
    const lines = times.flatMap(([member, english, german]) => {
      const time = day(text(posting, member));
      return time === '' ? [] : [`- ${say(talk, english, german)} ${time}`];
    });
    const counts = countsOf(posting);
    const applications = say(talk, 'applications by stage', 'Bewerbungen nach Stufe');
    return answer(
      [
        `${text(posting, 'title')}:`,
        `- ${say(talk, 'status', 'Status')}: ${text(posting, 'status')}`,
        ...lines,
        counts === ''
          ? say(talk, '- no applications', '- keine Bewerbungen')
          : `- ${applications}: ${counts}`,
      ].join('\n'),
    );
  });
}

/** The status of a posting that a step needs, else why the step is not possible. */
export function unlessStatus(talk: Talk, posting: Row, needed: string): TurnStep | null {
  const status = text(posting, 'status');
  if (status === needed) return null;
  const title = text(posting, 'title');
  return reply(
    talk,
    `${title} has the status “${status}”, so I propose nothing.`,
    `${title} hat den Status „${status}“, deshalb schlage ich nichts vor.`,
  );
}
