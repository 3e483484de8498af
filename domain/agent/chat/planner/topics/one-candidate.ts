import { nameOf } from '../people.ts';
import { day, excerpt, rows, say, text, texts, type Row, type Talk } from '../talk.ts';

interface Detail {
  asked: RegExp;
  lines: (talk: Talk, candidate: Row) => string[];
}

/** A member of the candidate as a line; `missing` names what is not there. */
function member(name: string, labels: [english: string, german: string]) {
  return (talk: Talk, candidate: Row): string[] => {
    const value = text(candidate, name);
    const label = say(talk, ...labels);
    return [`- ${label}: ${value || say(talk, 'not given', 'nicht angegeben')}`];
  };
}

const DETAILS: readonly Detail[] = [
  {
    asked: /\b(?:phone|telephone|telefon\w*|nummer)\b/,
    lines: member('phone', ['phone', 'Telefon']),
  },
  {
    asked: /\b(?:e ?mail|email|address|adresse|mail\w*)\b/,
    lines: member('email', ['e-mail', 'E-Mail']),
  },
  {
    asked: /\b(?:where|live|lives|location|wo|wohnt|ort)\b/,
    lines: member('location', ['place', 'Ort']),
  },
  {
    asked: /\b(?:skills?|know|knows|kann|kenntnisse|kennt)\b/,
    lines: (talk, candidate) => {
      const skills = texts(candidate, 'skills').join(', ');
      const label = say(talk, 'skills', 'Kenntnisse');
      return [`- ${label}: ${skills || say(talk, 'not given', 'nicht angegeben')}`];
    },
  },
  {
    asked:
      /\b(?:stage|status|stufe|applications?|applied|bewerbung\w*|beworben|stand|history|verlauf|since|seit|wann|when)\b/,
    lines: (talk, candidate) =>
      rows(candidate, 'applications').map((one) => `- ${applicationLine(talk, one)}`),
  },
  { asked: /\b(?:notes?|notiz\w*)\b/, lines: noteLines },
];
const NOTES_SHOWN = 3;
const NOTE_LENGTH = 300;

function noteLines(talk: Talk, candidate: Row): string[] {
  const notes = rows(candidate, 'notes');
  if (notes.length === 0) return [say(talk, '- no notes', '- keine Notizen')];
  return notes.slice(-NOTES_SHOWN).map((note) => {
    const shown = excerpt(text(note, 'body'), NOTE_LENGTH);
    const label = say(talk, 'note of', 'Notiz vom');
    return `- ${label} ${day(text(note, 'created_at'))}: “${shown}”`;
  });
}

/** "Ferry Captain: stage interview since 2026-11-20, applied on 2026-11-18". */
function applicationLine(talk: Talk, application: Row): string {
  const { stage, since, applied } = {
    stage: text(application, 'stage'),
    since: day(text(application, 'stage_since')),
    applied: day(text(application, 'submitted_at')),
  };
  const words = say(
    talk,
    `stage ${stage} since ${since}, applied on ${applied}`,
    `Stufe ${stage} seit ${since}, beworben am ${applied}`,
  );
  return `${text(application, 'job_title')}: ${words}`;
}

/** One candidate: the details that the message asks for, or an overview. */
export function describeCandidate(talk: Talk, candidate: Row): string {
  const asked = DETAILS.filter((one) => one.asked.test(talk.words));
  const shown = asked.length > 0 ? asked : DETAILS.slice(0, 5);
  const lines = shown.flatMap((one) => one.lines(talk, candidate));
  return [`${nameOf(candidate)}:`, ...lines].join('\n');
}
