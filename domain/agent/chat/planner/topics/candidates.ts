import { ordinalRow, pointsAtRole, rolePhrase, withPosting } from '../references.ts';
import { nameOf, personName, pointsAtPerson, withCandidate } from '../people.ts';
import { sinceIn, stageIn, type Since } from '../slots.ts';
import {
  answer,
  ask,
  day,
  hasMore,
  reply,
  rows,
  rowsOf,
  say,
  text,
  type Row,
  type Talk,
  type ToolResult,
} from '../talk.ts';
import type { TurnStep } from '../../turn.ts';
import { describeCandidate } from './one-candidate.ts';

const PEOPLE =
  /\b(?:candidates?|applicants?|bewerber\w*|kandidat\w*|people|leute|beworben|applied|everyone|anyone|who|whom|wer|wen|talents?|bewerbungen|applications?)\b/;
const MANY = /\b(?:how many|number of|count|wie viele|wieviele|anzahl)\b/;

/** Whether a message asks for candidates of the account. */
export function asksForCandidates({ words }: Talk): boolean {
  return PEOPLE.test(words);
}

interface Wanted {
  arguments: Record<string, unknown>;
  since: Since | null;
  jobId: string | null;
  /** The condition in words, such as "at the stage interview". */
  english: string;
  german: string;
}

/** Lists or counts the candidates that a message asks for. */
export function candidates(talk: Talk): TurnStep {
  if (needsRole(talk)) return withPosting(talk, (posting) => listed(talk, posting));
  return listed(talk, null);
}

function needsRole(talk: Talk): boolean {
  return (
    rolePhrase(talk) !== '' || pointsAtRole(talk) || ordinalRow(talk, ['list_postings']) !== null
  );
}

function listed(talk: Talk, posting: Row | null): TurnStep {
  const answered = answeredIn(talk);
  if (answered !== null && posting === null) {
    return reply(
      talk,
      'Answers belong to a role. For which role do you ask?',
      'Antworten gehören zu einer Stelle. Um welche Stelle geht es?',
    );
  }
  const wanted = wantedOf(talk, posting);
  const question = {
    tool: 'list_candidates',
    arguments: { ...wanted.arguments, ...(MANY.test(talk.words) && { limit: 100 }), ...answered },
  };
  return ask(talk, question, (result) => answer(listText(talk, wanted, result)));
}

/** "Who answered yes to work_permit". */
function answeredIn({ message }: Talk): { answer_to: string; answer: string } | null {
  const yes =
    /answered (yes|no) to ["“]?([\p{L}\p{N}_-]{2,60})|["„]?([\p{L}\p{N}_-]{2,60})["“]? mit (Ja|Nein) beantwortet/iu.exec(
      message,
    );
  if (yes === null) return null;
  const [, english = '', key = '', germanKey = '', german = ''] = yes;
  const isYes = /^(?:yes|ja)$/i.test(english || german);
  return { answer_to: key || germanKey, answer: String(isYes) };
}

function wantedOf(talk: Talk, posting: Row | null): Wanted {
  const conditions = [ofRole(posting), ofStage(talk), ofWords(talk), ofTime(talk)].filter(
    (one) => one !== null,
  );
  return {
    arguments: Object.assign({}, ...conditions.map((one) => one.arguments)) as Wanted['arguments'],
    since: sinceIn(talk),
    jobId: posting === null ? null : text(posting, 'id'),
    english: conditions.map(({ english }) => ` ${english}`).join(''),
    german: conditions.map(({ german }) => ` ${german}`).join(''),
  };
}

type Condition = Pick<Wanted, 'arguments' | 'english' | 'german'>;

function ofRole(posting: Row | null): Condition | null {
  if (posting === null) return null;
  const title = text(posting, 'title');
  return {
    arguments: { job_id: text(posting, 'id') },
    english: `for ${title}`,
    german: `für ${title}`,
  };
}

function ofStage(talk: Talk): Condition | null {
  const stage = stageIn(talk);
  if (stage === null) return null;
  return {
    arguments: { stage },
    english: `at the stage “${stage}”`,
    german: `in der Stufe „${stage}“`,
  };
}

function ofWords(talk: Talk): Condition | null {
  const q = answeredIn(talk) === null ? soughtIn(talk) : '';
  return q === '' ? null : { arguments: { q }, english: `with “${q}”`, german: `mit „${q}“` };
}

function ofTime(talk: Talk): Condition | null {
  const since = sinceIn(talk);
  if (since === null) return null;
  return {
    arguments: { updated_after: since.after },
    english: `who applied ${since.english}`,
    german: `mit Bewerbung ${since.german}`,
  };
}

const SOUGHT: readonly RegExp[] = [
  /\b(?:who|which (?:candidates?|applicants?|of them)|candidates?|applicants?|people)(?: who| that)? (?:can )?(?:know|knows|speak|speaks|have|has|had|use|uses|can)(?: any)?(?: experience (?:with|in))? (?:a |an |the )?([^,.?!:;]{2,40})/iu,
  /\b(?:candidates?|applicants?|people|bewerber\p{L}*|kandidat\p{L}*|leute)(?: [^,.?!:;]{1,40}?)? (?:with|mit) (?:a |an |the |ein |einem |einer |experience in |erfahrung (?:in|mit) )?([^,.?!:;]{2,40})/iu,
  /(?:^|\s)(?:wer|welche \p{L}+) (?:kann|kennt|kennen|können|spricht|sprechen|beherrscht|hat|haben) (?:einen |eine |ein |den |die |das )?((?!sich|wir|ich)[^,.?!:;]{2,40})/iu,
  / (?:and|und) (?:has|have|knows?|speaks?|hat|haben|kann|kennt|spricht) (?:a |an |the |einen |eine |ein )?([^,.?!:;]{2,40})/iu,
];
const AFTER_SOUGHT =
  /\s(?:this|last|today|since|in the|for the|for|to the|who|that|and|und|diese|heute|seit|für|auf|at|in|from|aus|applied|beworben|as|als|skills?|experience|erfahrung)(?!\p{L}).*$/iu;
const NOT_SOUGHT =
  /^(?:applied|been|an? interview|interview|offer|rejected|hired|screening|abgelehnt|beworben|angebot|sich|we|you|i|wir|moved|answered|applications?|candidates?)(?:\s|$)/iu;

/** The skill or the answer that candidates must have. */
function soughtIn({ own }: Talk): string {
  for (const pattern of SOUGHT) {
    const found = (pattern.exec(own)?.[1] ?? '').replace(AFTER_SOUGHT, '').trim();
    if (found.length > 1 && !NOT_SOUGHT.test(found)) return found;
  }
  return '';
}

const SHOWN = 10;

function listText(talk: Talk, wanted: Wanted, result: ToolResult): string {
  const found = rowsOf(result).filter((one) => isSince(one, wanted));
  if (found.length === 0) {
    return say(
      talk,
      `I found no candidates${wanted.english}.`,
      `Ich habe keine Kandidaten${wanted.german} gefunden.`,
    );
  }
  const least = hasMore(result) ? [' at least', ' mindestens'] : ['', ''];
  const [english, german] =
    found.length === 1 ? ['candidate', 'Person'] : ['candidates', 'Personen'];
  const head = say(
    talk,
    `I found${least[0] ?? ''} ${found.length} ${english}${wanted.english}`,
    `Ich habe${least[1] ?? ''} ${found.length} ${german}${wanted.german} gefunden`,
  );
  if (MANY.test(talk.words)) return `${head}.`;
  const lines = found
    .slice(0, SHOWN)
    .map((one, at) => `${at + 1}. ${candidateLine(talk, one, wanted)}`);
  const rest = found.length > SHOWN ? say(talk, ', the newest first', ', die neuesten zuerst') : '';
  return [`${head}${rest}:`, ...lines].join('\n');
}

/** Whether a candidate applied in the time that was asked for. The list is of those who changed in it. */
function isSince(candidate: Row, { since, jobId }: Wanted): boolean {
  if (since === null) return true;
  return rows(candidate, 'applications').some(
    (one) =>
      text(one, 'submitted_at') >= since.after && (jobId === null || text(one, 'job_id') === jobId),
  );
}

function candidateLine(talk: Talk, candidate: Row, { jobId }: Wanted): string {
  const all = rows(candidate, 'applications');
  const one = all.find((application) => text(application, 'job_id') === jobId) ?? all[0];
  if (one === undefined) return nameOf(candidate);
  const stage = text(one, 'stage');
  const applied = day(text(one, 'submitted_at'));
  return `${nameOf(candidate)}: ${text(one, 'job_title')}, ${say(talk, `stage ${stage}, applied on ${applied}`, `Stufe ${stage}, beworben am ${applied}`)}`;
}

const ABOUT =
  /\b(?:who is|whos|tell me (?:more )?about|about|details? (?:of|on|about|for)|profile|wer ist|erzahl\w*|uber|einzelheiten|details? zu|phone|telephone|number of|e ?mail|address|notes?|skills?|stage|status|history|telefon\w*|nummer|adresse|notiz\w*|kenntnisse|stufe|verlauf|show|open|zeig\w*|offne|where|when did|wann|wo|give me|gib|what|which|was|welche\w*|in welcher)\b/;

/** Words of questions about several candidates, or about jobs. */
const OTHERS =
  /\b(?:candidates|applicants|people|bewerber|bewerberinnen|kandidaten|leute|jobs|stellen|vacancies|openings)\b/;

/** Whether a message asks about one candidate by name, place or pointing. */
export function asksForOneCandidate(talk: Talk): boolean {
  const { words, input } = talk;
  if (ordinalRow(talk, ['list_candidates']) !== null && !needsRole(talk)) return true;
  if (!ABOUT.test(words) || OTHERS.test(words)) return false;
  const isHere = input.context.candidateId !== null && pointsAtPerson(talk);
  return isHere || (personName(talk) !== '' && !MANY.test(words)) || pointsBack(talk);
}

/** "What is her phone number?" after an answer about a candidate. */
function pointsBack(talk: Talk): boolean {
  const spoke = talk.input.toolCalls.some(({ tool }) => tool === 'get_candidate');
  return spoke && pointsAtPerson(talk);
}

/** Reads one candidate and answers about the details that were asked for. */
export function oneCandidate(talk: Talk): TurnStep {
  return withCandidate(talk, (found) =>
    ask(
      talk,
      { tool: 'get_candidate', arguments: { candidate_id: text(found, 'id') } },
      (candidate) => answer(describeCandidate(talk, candidate)),
    ),
  );
}
