import type { JsonResume, WorkItem } from '../../resume/json-resume.ts';
import { coverKeywords } from '../documents/keyword-coverage.ts';
import { oneLine } from '../../documents/one-line.ts';
import type { Length, LetterOptions, Tone } from '../../documents/options.ts';
import { shortenResume } from '../documents/shorten-resume.ts';
import type { TargetJob } from '../documents/target-job.ts';
import { looksLikeInstruction } from '../grounding/instructions.ts';
import { usableName } from '../grounding/posting-names.ts';
import { textsOf } from '../../common/text/texts-of.ts';
import { fill, phrasesOf } from './phrases.ts';
import type { LetterPhrases } from './phrases/letter-phrases.ts';

export interface LetterPlan extends LetterOptions {
  resume: JsonResume;
  job: TargetJob | null;
  language: string;
}

interface Extent {
  /** Number of work entries described. */
  stations: number;
  /** Lines for the first of them; the others have one less. */
  lines: number;
  skills: number;
  study: boolean;
  languages: boolean;
}

const EXTENTS: Record<Length, Extent> = {
  short: { stations: 1, lines: 2, skills: 0, study: false, languages: false },
  medium: { stations: 2, lines: 3, skills: 6, study: true, languages: false },
  long: { stations: 3, lines: 4, skills: 12, study: true, languages: true },
};
const LONGEST_LINE = 400;

/**
 * Writes the paragraphs of a letter without a model: statements of the résumé, verbatim, those relevant to the job
 * first. It claims nothing else and names only title and company of the posting.
 */
export function composeLetter({ resume, job, tone, length, language }: LetterPlan): string[] {
  const phrases = phrasesOf(language);
  const extent = EXTENTS[length];
  const fitted = shortenResume(resume, job?.keywords ?? []);
  const stations = (fitted.work ?? []).filter(isTellable).slice(0, extent.stations);
  return [
    opening(phrases.opening[tone], job),
    ...stations.map((item, index) => station(item, phrases, extent.lines - Math.min(index, 1))),
    backing(fitted, phrases, { extent, tone, job }),
    phrases.ending[tone],
  ].filter((paragraph) => paragraph !== '');
}

function opening([forRole, without]: readonly [string, string], job: TargetJob | null): string {
  const title = usableName(job?.title ?? null);
  const company = usableName(job?.company ?? null);
  return title === null || company === null ? without : fill(forRole, { title, company });
}

function isTellable({ name = '', position = '' }: WorkItem): boolean {
  return [name, position].every((text) => oneLine(text) !== '' && !looksLikeInstruction(text));
}

function station(item: WorkItem, phrases: LetterPhrases, most: number): string {
  const texts = { position: oneLine(item.position), employer: oneLine(item.name) };
  const lines = (item.highlights ?? [])
    .map(oneLine)
    .filter((line) => line !== '' && line.length <= LONGEST_LINE && !looksLikeInstruction(line))
    .slice(0, most);
  const isNow = item.endDate === undefined && item.startDate !== undefined;
  const role = fill(isNow ? phrases.now : phrases.before, texts);
  if (lines.length === 0) return role;
  return [
    joined([role, fill(phrases.done, texts)], phrases),
    ...lines.map((line) => `- ${line}`),
  ].join('\n');
}

interface Backing {
  extent: Extent;
  tone: Tone;
  job: TargetJob | null;
}

/** Skills, education and languages. */
function backing(
  resume: JsonResume,
  phrases: LetterPhrases,
  { extent, tone, job }: Backing,
): string {
  const skills = skillsFor(resume, job).slice(0, extent.skills);
  const study = extent.study ? studyOf(resume) : '';
  const languages = extent.languages ? spoken(resume) : [];
  const sentences = [
    skills.length > 0 ? fill(phrases.skills[tone], { skills: listed(skills, phrases) }) : '',
    study === '' ? '' : fill(phrases.study, { study }),
    languages.length > 0 ? fill(phrases.languages, { languages: listed(languages, phrases) }) : '',
  ];
  return joined(
    sentences.filter((sentence) => sentence !== ''),
    phrases,
  );
}

/** Keywords of the job that the résumé names; without a job, its skills in order. */
function skillsFor(resume: JsonResume, job: TargetJob | null): string[] {
  const own = (resume.skills ?? []).flatMap(({ name = '', keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const covered = job === null ? [] : coverKeywords(job.keywords, textsOf(resume.skills)).covered;
  const named =
    covered.length > 0
      ? own.filter((skill) => coverKeywords(covered, [skill]).covered.length > 0)
      : own;
  return (named.length > 0 ? named : own)
    .map(oneLine)
    .filter((skill) => skill !== '' && !looksLikeInstruction(skill));
}

function studyOf({ education = [] }: JsonResume): string {
  const [first] = education;
  const parts = [first?.studyType, first?.area, first?.institution].map(oneLine);
  return parts.filter((part) => part !== '' && !looksLikeInstruction(part)).join(', ');
}

function spoken({ languages = [] }: JsonResume): string[] {
  return languages
    .map(({ language = '', fluency = '' }) =>
      oneLine(fluency === '' ? language : `${language} (${fluency})`),
    )
    .filter((text) => text !== '' && !looksLikeInstruction(text));
}

function joined(texts: readonly string[], { sentences }: LetterPhrases): string {
  return texts.join(sentences ?? ' ');
}

function listed(items: readonly string[], { list: [between, beforeLast] }: LetterPhrases): string {
  const [last = '', ...others] = [...items].reverse();
  return others.length === 0 ? last : `${others.reverse().join(between)}${beforeLast}${last}`;
}
