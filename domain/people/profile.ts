import { foldCase } from '../common/text/fold-case.ts';
import type { Candidate } from '../hiring/candidate.ts';
import { keywordNamed } from '../market/enrichment/keyword-list.ts';
import type { Place } from '../places/place.ts';
import { resolvePlace } from '../places/places.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import { words } from '../text/words.ts';
import { yearsOfWork } from './years-of-work.ts';

const MAX_TITLES = 10;
const MAX_SKILLS = 200;
const MAX_WORDS = 500;

/** The members of a person that People Search shows, and those that it searches. Neither has a contact, a tag or an employer. */
export interface PersonProfile {
  headline: string | null;
  location: string | null;
  skills: string[];
  /** Newest first. */
  titles: string[];
  yearsOfExperience: number | null;
  /** Of name, headline, titles and skills. The name is looked into, and not shown. */
  words: string[];
  titleWords: string[];
  /** Skills as the market names them, folded. */
  skillKeys: string[];
  place: Place | null;
  locationWords: string[];
}

/** The profile of a candidate with the newest résumé, if there is one. */
export function personProfile(
  { name, location, skills: stated }: Pick<Candidate, 'name' | 'location' | 'skills'>,
  resume: JsonResume | null,
  now: Date,
): PersonProfile {
  const titles = titlesOf(resume);
  const headline = shown(resume?.basics?.label) ?? titles[0] ?? null;
  const skills = distinct([...stated, ...skillsOf(resume)]).slice(0, MAX_SKILLS);
  return {
    headline,
    location,
    skills,
    titles,
    yearsOfExperience: yearsOfWork(resume?.work ?? [], now),
    words: wordsOf([name, headline, ...titles, ...skills]),
    titleWords: wordsOf(titles),
    skillKeys: [...new Set(skills.map(skillKey))],
    place: placeOf(location),
    locationWords: wordsOf([location]),
  };
}

/** A skill as it is compared, in any of its spellings. */
export function skillKey(skill: string): string {
  return foldCase(keywordNamed(skill.trim()));
}

/** Positions, newest first, each once. */
function titlesOf(resume: JsonResume | null): string[] {
  const stays = [...(resume?.work ?? [])].sort((a, b) => (startOf(b) < startOf(a) ? -1 : 1));
  return distinct(stays.flatMap(({ position }) => shown(position) ?? [])).slice(0, MAX_TITLES);
}

function startOf({ startDate }: { startDate?: string | undefined }): string {
  return startDate ?? '';
}

function skillsOf(resume: JsonResume | null): string[] {
  return (resume?.skills ?? []).flatMap(({ name, keywords }) => [
    ...(name === undefined ? [] : [name]),
    ...(keywords ?? []),
  ]);
}

/** A résumé may hold an address anywhere; a text with one is not shown. */
function shown(text: string | undefined): string | null {
  const line = text?.replace(/\s+/g, ' ').trim() ?? '';
  return line === '' || line.length > 200 || line.includes('@') ? null : line;
}

function distinct(texts: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const text of texts) {
    const line = shown(text);
    if (line !== null && !byFold.has(foldCase(line))) byFold.set(foldCase(line), line);
  }
  return [...byFold.values()];
}

function placeOf(location: string | null): Place | null {
  return location === null ? null : (resolvePlace(location)[0] ?? null);
}

function wordsOf(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.flatMap((text) => words(text ?? '')))].slice(0, MAX_WORDS);
}
