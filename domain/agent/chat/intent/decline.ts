import { foldedWords } from '../../grounding/words/fold.ts';
import {
  adjacentTraits,
  applicantNouns,
  jobNouns,
  openingVerbs,
  peopleOfTrait,
  pronouns,
  traitPhrases,
  traitWords,
  workNouns,
} from './protected-words.ts';
import { speaksGerman } from './speaks-german.ts';
import { wordMatcher } from './word-matcher.ts';

const ENGLISH =
  'I do not answer questions about age, sex, origin, religion, health, pregnancy, family, orientation, union membership or politics of people, and I do not sort or choose people by them. I can compare them by skills, answers, stage and dates.';
const GERMAN =
  'Fragen nach Alter, Geschlecht, Herkunft, Religion, Gesundheit, Schwangerschaft, Familie, Orientierung, Gewerkschaft oder Politik von Menschen beantworte ich nicht, und ich sortiere und wähle niemanden danach. Nach Kenntnissen, Antworten, Stufe und Datum kann ich vergleichen.';

/** Declines a question about protected traits of people in a sentence; null for every other message. */
export function declineProtected(message: string): string | null {
  if (!asksForTrait(message)) return null;
  return speaksGerman(message) ? GERMAN : ENGLISH;
}

const isTrait = wordMatcher(traitWords);
const isPeopleOfTrait = wordMatcher(peopleOfTrait);
const isAdjacentTrait = wordMatcher(adjacentTraits);
const isJob = wordMatcher(jobNouns);
const isApplicant = wordMatcher(applicantNouns);
const isPronoun = wordMatcher(pronouns);
const isOpening = wordMatcher(openingVerbs);
const isWork = wordMatcher(workNouns);

const CARE = new Set(
  'experience erfahrung skills kenntnisse worked works taught gearbeitet'.split(' '),
);
const TIMES =
  /^(?:(?:second|minute|hour|day|week|month|stunde|tag|woche|monat|jour|semaine|dia|semana|dag|giorn|settiman)\p{L}*)$/u;
const THINGS =
  /^(?:application|posting|role|job|message|note|mail|email|offer|entry|one|entries|version|bewerbung|anzeige|stelle|nachricht|notiz|angebot|candidature|offre|solicitud|oferta|sollicitatie|vacature)s?(?:en|e|n)?$/u;

function asksForTrait(message: string): boolean {
  const words = withoutPlainUses(foldedWords(message.replace(/['’](?!s(?!\p{L}))/gu, ' ')));
  const about = aboutOf(words, POSSESSIVE.test(message));
  const isProtected = about.people ? namesTraitOfPeople : namesTraitAlone;
  return isProtected(words, about) || (about.asks && hasAdjacentTrait(words));
}

function namesTraitOfPeople(words: readonly string[], about: About): boolean {
  return (
    hasTraitPhrase(words) ||
    words.some(isTrait) ||
    (words.some(isPeopleOfTrait) && (about.applicants || !about.jobs)) ||
    hasAgeLimit(words) ||
    hasAdjacentTrait(words)
  );
}

/** A message that speaks neither of jobs nor of people continues an earlier one: "only men please". */
function namesTraitAlone(words: readonly string[], about: About): boolean {
  if (about.jobs) return false;
  return hasTraitPhrase(words) || words.some(isPeopleOfTrait) || hasAgeLimit(words);
}

function hasTraitPhrase(words: readonly string[]): boolean {
  const text = ` ${words.join(' ')} `;
  return traitPhrases.some((phrase) => text.includes(` ${phrase} `));
}

interface About {
  jobs: boolean;
  applicants: boolean;
  asks: boolean;
  /** Whether the message speaks of people: a job beside a pronoun is about the job. */
  people: boolean;
}

/** "Priya's". */
const POSSESSIVE = /\p{Lu}\p{L}*['’]s(?!\p{L})/u;

function aboutOf(words: readonly string[], isPossessive: boolean): About {
  const jobs = words.some(isJob);
  const applicants = words.some(isApplicant);
  const asks = !jobs && (isPossessive || isOpening(words[0] ?? ''));
  const people = applicants || asks || (!jobs && words.some(isPronoun));
  return { jobs, applicants, asks, people };
}

/** Leaves out words of traits that name work, a time or the subject of experience. */
function withoutPlainUses(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    if (!isTrait(word) && !isPeopleOfTrait(word)) return true;
    const next = words.slice(at + 1, at + 4);
    if (next.slice(0, 2).some(isWork)) return false;
    if (THINGS.test(next[0] ?? '') || next.some((one) => TIMES.test(one))) return false;
    return !words.slice(Math.max(0, at - 3), at).some((one) => CARE.has(one));
  });
}

const LIMITS = new Set(
  'over under above below than uber unter als de mas menos plus moins boven onder dan meer piu meno mais ponad ponizej'.split(
    ' ',
  ),
);
const AGE_UNITS = /^(?:years?|yrs?|jahren?|ans|anos|jaar|anni|lat)$/;
const WORK_TIME =
  /^(?:of|experience|erfahrung|in|at|berufs\p{L}*|experiencia|ervaring|esperienza|experiencia|doswiadczenia|d)$/u;

/** "Under 30", "over 50 years old", but not "over 5 years of experience" and "above 50 k". */
function hasAgeLimit(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const age = Number(word);
    if (!/^\d\d$/.test(word) || age < 16 || age > 80) return false;
    if (!LIMITS.has(words[at - 1] ?? '')) return false;
    const [unit, further] = words.slice(at + 1, at + 3);
    if (unit === undefined) return true;
    if (AGE_UNITS.test(unit)) return !WORK_TIME.test(further ?? '');
    return isApplicant(unit) || /^(?:and|or|please|und|oder|bitte|to|from)$/.test(unit);
  });
}

/** Whether a trait stands directly before a word for applicants, or ends a question about a person. */
function hasAdjacentTrait(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!isAdjacentTrait(word)) return false;
    const next = words[at + 1];
    if (next !== undefined) return isApplicant(next);
    const before = words.slice(Math.max(0, at - 4), at);
    return before.some((one) => isOpening(one)) && !before.some((one) => SPEAKS.has(one));
  });
}

const SPEAKS = new Set(
  'speak speaks speaking spricht sprechen in into auf parle parlent habla hablan spreekt parla fala'.split(
    ' ',
  ),
);
