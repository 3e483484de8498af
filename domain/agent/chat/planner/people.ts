import { capitalized } from '../../../common/text/capitalized.ts';
import { fold } from '../../grounding/words/fold.ts';
import { ordinalRow } from './references.ts';
import { ask, hasMore, reply, rows, rowsOf, say, text, type Row, type Talk } from './talk.ts';
import type { TurnStep } from '../turn.ts';

const VERBS =
  'move|put|set|bring|promote|advance|reject|shortlist|email|mail|tell|inform|invite|message|show|call|about|who is|who’s|open|for|on|to|of|with|is|has|does|' +
  'verschiebe?|schieb|setze?|bringe?|lehne?|stelle?|schicke?|sende|maile|informiere?|lade|zeige?|über|wer ist|zu|bei|für|an|von|ist|hat|öffne';
/** A run of capitalised words, with joints of names. */
const NAME =
  "(\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:(?:von|van|de|der|den|da|di|du|la|le|bin|al|el) ){0,2}\\p{Lu}[\\p{L}\\p{M}.'’-]*){0,3})";
const AFTER_VERB = new RegExp(
  `(?:^|[\\s,])(?:${VERBS}|${capitalised(VERBS)}) (?:the candidate |candidate |applicant |die |den |Frau |Herrn? |Kandidat\\p{L}* |Bewerber\\p{L}* )?${NAME}`,
  'gu',
);
const POSSESSIVE = new RegExp(`${NAME}['’]s(?!\\p{L})`, 'u');
const GERMAN_POSSESSIVE = new RegExp(
  `^(?:\\p{L}+ )*?${NAME}s (?:Nummer|Telefon\\p{L}*|Mail\\p{L}*|E-Mail\\p{L}*|Kenntnisse|Stufe|Bewerbung)`,
  'u',
);
const OTHER = new RegExp(NAME, 'gu');
const ADDRESS = /[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,200}[\p{L}\p{N}]/u;
/** Capitalised words of requests that are no names of people. */
const NO_NAMES = new Set(
  `who whose what which where when why how is are has have does do did can could please show list find give tell move put set add leave make send write email mail note reject advance promote invite close publish apply open the this that any all every i we my our in at
  wer wen wem was wie wo wann warum welche welcher welches ist sind hat haben kann bitte zeig zeige zeigt gib nenne liste finde suche verschiebe setze bringe lehne schreib schreibe schicke sende lade erzahl erzahle fuge notiere hinterlasse schliesse veroffentliche bewirb erstelle ich wir mein meine unser unsere die der das den dem ein eine
  interview screening offer hired applied rejected stage stufe phase angebot gesprach vorstellungsgesprach absage vorauswahl role job position posting candidate candidates applicant applicants stelle stellen rolle rollen anzeige anzeigen ausschreibung ausschreibungen entwurf entwurfe bewerber bewerberin bewerberinnen kandidat kandidaten kandidatin bewerbung bewerbungen notiz notizen mail nachricht email telefon telefonnummer nummer adresse kenntnisse status monday tuesday wednesday thursday friday montag dienstag mittwoch donnerstag freitag`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

function capitalised(words: string): string {
  return words.split('|').map(capitalized).join('|');
}

/** The name of a person in a message; empty for none. */
export function personName({ own }: Talk): string {
  const address = ADDRESS.exec(own)?.[0];
  if (address !== undefined) return address;
  const candidates = [
    POSSESSIVE.exec(own)?.[1],
    GERMAN_POSSESSIVE.exec(own)?.[1],
    ...[...own.matchAll(AFTER_VERB)].map((match) => match[1]),
    ...[...own.matchAll(OTHER)].map((match) => match[1]),
  ];
  const names = candidates.map((name = '') => withoutNoNames(name));
  return names.find((name) => name !== '') ?? '';
}

function withoutNoNames(name: string): string {
  const words = name.replace(/['’]s$/u, '').split(' ');
  const start = words.findIndex(
    (word) => /^(?:\p{Lu}|.*@)/u.test(word) && !NO_NAMES.has(fold(word)),
  );
  if (start < 0) return '';
  const end = words.findIndex((word, at) => at > start && NO_NAMES.has(fold(word)));
  return words.slice(start, end < 0 ? undefined : end).join(' ');
}

const POINTING =
  /\b(?:this|that|the|diese[rnms]?|den|die|der|dem) (?:candidate|applicant|person|kandidat\w*|bewerber\w*|person)\b|\b(?:him|her|she|he|them|ihn|ihm|ihr|sie|er|here|hier)\b/;

export function pointsAtPerson({ words }: Talk): boolean {
  return POINTING.test(words);
}

/** Finds the candidate that the message names, by name, place in the last list, or as the one that the user looks at. */
export function withCandidate(talk: Talk, next: (candidate: Row) => TurnStep): TurnStep {
  const shown = ordinalRow(talk, ['list_candidates']);
  if (shown !== null) return next(shown);
  const name = personName(talk);
  if (name !== '') return byName(talk, name, next);
  const id = pointsAtPerson(talk) ? spokenOf(talk) : talk.input.context.candidateId;
  if (id === null) {
    return reply(
      talk,
      'Which candidate do you mean? Please give the name.',
      'Welche Person ist gemeint? Bitte den Namen nennen.',
    );
  }
  return ask(talk, { tool: 'get_candidate', arguments: { candidate_id: id } }, next);
}

/** The candidate on the page, else the one that the chat spoke of last. */
function spokenOf({ input }: Talk): string | null {
  if (input.context.candidateId !== null) return input.context.candidateId;
  const last = input.toolCalls.findLast(({ tool, status, result }) => {
    if (status !== 'done') return false;
    return (
      tool === 'get_candidate' || (tool === 'list_candidates' && rowsOf(result ?? {}).length === 1)
    );
  });
  if (last === undefined) return null;
  const row = last.tool === 'get_candidate' ? (last.result ?? {}) : rowsOf(last.result ?? {})[0];
  return text(row, 'id') || null;
}

function byName(talk: Talk, name: string, next: (candidate: Row) => TurnStep): TurnStep {
  return ask(talk, { tool: 'list_candidates', arguments: { q: name } }, (result) => {
    const all = rowsOf(result);
    const named = all.filter((one) =>
      [text(one, 'name'), text(one, 'email')].some((own) =>
        ` ${fold(own)} `.includes(` ${fold(name)} `),
      ),
    );
    const same = named.filter((one) => fold(text(one, 'name')) === fold(name));
    const fitting = same.length > 0 ? same : named;
    const [only] = fitting;
    if (only !== undefined && fitting.length === 1 && !hasMore(result)) return next(only);
    return fitting.length === 0 ? noCandidate(talk, name) : whichCandidate(talk, fitting);
  });
}

function noCandidate(talk: Talk, name: string): TurnStep {
  return reply(
    talk,
    `I found no candidate called “${name}”.`,
    `Ich habe niemanden mit dem Namen „${name}“ gefunden.`,
  );
}

const SHOWN = 10;

function whichCandidate(talk: Talk, fitting: readonly Row[]): TurnStep {
  const lines = fitting
    .slice(0, SHOWN)
    .map((one) => `- ${nameOf(one)} (${text(one, 'email')})${placeOf(one)}`);
  const question = say(
    talk,
    'Several candidates fit. Which one do you mean? Please repeat the request with the full name or the e-mail address.',
    'Mehrere passen. Wer ist gemeint? Bitte die Frage mit dem vollen Namen oder der Adresse wiederholen.',
  );
  return reply(talk, `${question}\n${lines.join('\n')}`, `${question}\n${lines.join('\n')}`);
}

function placeOf(candidate: Row): string {
  const [application] = rows(candidate, 'applications');
  return application === undefined ? '' : `: ${text(application, 'job_title')}`;
}

/** The name of a candidate, else the address. */
export function nameOf(candidate: Row): string {
  return text(candidate, 'name') || text(candidate, 'email') || text(candidate, 'id');
}
