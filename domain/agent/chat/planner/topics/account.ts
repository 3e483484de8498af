import {
  answer,
  ask,
  day,
  hasMore,
  mayUse,
  reply,
  rows,
  rowsOf,
  say,
  text,
  type Row,
  type Talk,
} from '../talk.ts';
import type { TurnStep } from '../../turn.ts';

const USAGE =
  /\b(?:usage|used|quotas?|balance|spent|spend|spending|costs?|money|budget|credit|tokens|how many searches|verbrauch\w*|guthaben|kontingent\w*|ausgegeben|ausgaben|kosten|kostet|bezahlt)\b/;
const NOT_USAGE = /\b(?:candidates?|applicants?|who|bewerber\w*|kandidat\w*|jobs?|stellen|wer)\b/;

export function asksForUsage({ words }: Talk): boolean {
  return USAGE.test(words) && !NOT_USAGE.test(words);
}

const MONTH = /\b(20\d\d)-(0[1-9]|1[0-2])\b/;
const LAST_MONTH = /\b(?:last|letzten) (?:month|monat)\b/;

/** The money and the quotas of a month. */
export function usage(talk: Talk): TurnStep {
  const month =
    MONTH.exec(talk.own)?.[0] ?? (LAST_MONTH.test(talk.words) ? monthBefore(talk) : null);
  const question = { tool: 'get_usage', arguments: month === null ? {} : { month } };
  return ask(talk, question, (read) => {
    const money = say(
      talk,
      `- balance ${usd(read, 'balance_usd_micros')}, spent ${usd(read, 'spent_usd_micros')}`,
      `- Guthaben ${usd(read, 'balance_usd_micros')}, ausgegeben ${usd(read, 'spent_usd_micros')}`,
    );
    const meters = rows(read, 'meters')
      .filter((meter) => Number(meter['used']) > 0)
      .map((meter) => meterLine(talk, meter));
    const head = say(
      talk,
      `Usage in ${text(read, 'month')}:`,
      `Verbrauch in ${text(read, 'month')}:`,
    );
    return answer([head, money, ...meters].join('\n'));
  });
}

function monthBefore({ input }: Talk): string {
  const now = new Date(input.now);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
    .toISOString()
    .slice(0, 7);
}

function usd(row: Row, member: string): string {
  return `$${(Number(row[member] ?? 0) / 1e6).toFixed(2)}`;
}

function meterLine(talk: Talk, meter: Row): string {
  const [used, quota] = [Number(meter['used']), Number(meter['quota'])];
  return `- ${text(meter, 'meter')}: ${used} ${say(talk, 'of', 'von')} ${quota}`;
}

const MINE =
  /\b(?:my applications|my last application|(?:did|have) i (?:apply|applied)|i (?:have )?applied|jobs i applied|meine bewerbungen|meiner bewerbungen|(?:habe )?ich mich (?:\w+ )?beworben|habe ich mich)\b/;

/** Whether a message asks for the applications that the account made. */
export function asksForApplications({ words }: Talk): boolean {
  return MINE.test(words);
}

const SHOWN = 10;

export function applications(talk: Talk): TurnStep {
  return ask(talk, { tool: 'list_applied_jobs', arguments: { limit: 100 } }, (result) => {
    const found = rowsOf(result);
    if (found.length === 0)
      return reply(
        talk,
        'You made no applications here.',
        'Hier wurden keine Bewerbungen gestellt.',
      );
    const least = hasMore(result) ? [' at least', ' mindestens'] : ['', ''];
    const one = found.length === 1;
    const head = say(
      talk,
      `You made${least[0] ?? ''} ${found.length} ${one ? 'application' : 'applications'}:`,
      `Gestellt ${one ? 'wurde' : 'wurden'}${least[1] ?? ''} ${found.length} ${one ? 'Bewerbung' : 'Bewerbungen'}:`,
    );
    const lines = found
      .slice(0, SHOWN)
      .map((row, at) => `${at + 1}. ${applicationLine(talk, row)}`);
    return answer([head, ...lines].join('\n'));
  });
}

function applicationLine(talk: Talk, row: Row): string {
  const [status, applied] = [text(row, 'status'), day(text(row, 'applied_at'))];
  const words = say(
    talk,
    `stage ${status}, applied on ${applied}`,
    `Stufe ${status}, beworben am ${applied}`,
  );
  return `${text(row, 'title')}, ${text(row, 'company_name')}: ${words}`;
}

const HELP =
  /^(?:help|hilfe|what can you do|what can i ask|how does this work|was kannst du(?: alles)?|wie funktioniert das|what do you do)(?: for me| here)?$/;
const AGREES =
  /^(?:yes|ok|okay|sure|go ahead|do it|ja|gern|gerne|mach das|in ordnung)(?: (?:do it|please|go ahead|mach das|bitte))*$/;
const GREETS =
  /^(?:hi|hello|hey|hallo|guten tag|good morning|guten morgen|thanks|thank you|danke|vielen dank)(?: there| you)?$/;

/** Help, greetings and agreement; null for every other message. */
export function smallTalk(talk: Talk): TurnStep | null {
  const { words } = talk;
  if (HELP.test(words)) return answer(helpText(talk));
  if (AGREES.test(words)) {
    return reply(
      talk,
      'A proposed action runs when you approve it on its card. A message approves nothing.',
      'Eine vorgeschlagene Aktion läuft, sobald sie auf ihrer Karte genehmigt ist. Eine Nachricht genehmigt nichts.',
    );
  }
  return GREETS.test(words)
    ? reply(talk, 'Hello. What can I do?', 'Hallo. Was kann ich tun?')
    : null;
}

const ABILITIES: readonly [tool: string, english: string, german: string][] = [
  [
    'search_jobs',
    'find jobs by role, place and skill',
    'Stellen nach Beruf, Ort und Kenntnis suchen',
  ],
  ['market_stats', 'count open jobs', 'offene Stellen zählen'],
  [
    'list_candidates',
    'list candidates by role, stage, skill and time',
    'Bewerber nach Stelle, Stufe, Kenntnis und Zeit zeigen',
  ],
  ['list_postings', 'list your roles', 'die eigenen Stellen zeigen'],
  ['list_applied_jobs', 'list your applications', 'die eigenen Bewerbungen zeigen'],
  ['get_usage', 'show usage and balance', 'Verbrauch und Guthaben zeigen'],
  [
    'move_candidate',
    'propose to move a candidate',
    'vorschlagen, jemanden in eine Stufe zu verschieben',
  ],
  ['add_candidate_note', 'propose a note', 'eine Notiz vorschlagen'],
  ['send_email', 'propose a mail', 'eine Mail vorschlagen'],
  [
    'publish_posting',
    'propose to publish or close a role',
    'vorschlagen, eine Stelle zu veröffentlichen oder zu schließen',
  ],
  [
    'submit_job_application',
    'propose an application, a résumé or a cover letter',
    'eine Bewerbung, einen Lebenslauf oder ein Anschreiben vorschlagen',
  ],
];

function helpText(talk: Talk): string {
  const lines = ABILITIES.filter(([tool]) => mayUse(talk, tool)).map(
    ([, english, german]) => `- ${say(talk, english, german)}`,
  );
  return [say(talk, 'I can:', 'Ich kann:'), ...lines].join('\n');
}

/** The answer to a message that fits no question. */
export function notUnderstood(talk: Talk): TurnStep {
  const head = say(talk, 'I did not understand that.', 'Das habe ich nicht verstanden.');
  return answer(`${head}\n${helpText(talk)}`);
}
