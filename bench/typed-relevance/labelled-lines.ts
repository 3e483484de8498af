import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../../domain/market/job.ts';
import { titlesOfRole } from './draw-postings.ts';

/** A line as typed, and what a person would want of it. */
export interface LabelledLine {
  line: string;
  /** `meta.understood.parameters`, without the radius that every place has. */
  parameters: Record<string, string>;
  /** `from>to`; any other correction is wrong. */
  corrections: string[];
  /** 3: what was asked for. 1: next to it. 0: not wanted. */
  grade: (job: Job) => number;
}

/** A column that says nothing. */
const NOTHING = '-';
const ROLE = 'role:';

/** The lines of `lines.txt`. The grades read titles and places as employers wrote them, not what enrichment made of them. */
export async function readLabelledLines(): Promise<LabelledLine[]> {
  const text = await readFile(join(import.meta.dirname, 'lines.txt'), 'utf8');
  return text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map(labelledLine);
}

function labelledLine(row: string): LabelledLine {
  const columns = row.split(' | ').map((column) => (column === NOTHING ? '' : column));
  const [line = '', limits = '', wanted = '', beside = '', place = '', corrections = ''] = columns;
  const parameters = Object.fromEntries(
    listed(limits, '; ').map((limit) => limit.replace(' % ', ' | ').split('=') as [string, string]),
  );
  const isWanted = titleTest(wanted);
  const isBeside = beside === '' ? () => false : titleTest(beside);
  const isThere = pattern(place);
  const titleGrade = (title: string) => {
    if (isWanted(title)) return 3;
    return isBeside(title) ? 1 : 0;
  };
  return {
    line,
    parameters,
    corrections: listed(corrections, ','),
    grade: (job) =>
      isThere(job.location) && keepsLimits(job, parameters) ? titleGrade(job.title) : 0,
  };
}

function listed(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}

/** `role:<name>` is any title drawn for the role; after a bar it may have a pattern too. */
function titleTest(source: string): (title: string) => boolean {
  if (!source.startsWith(ROLE)) return pattern(source);
  const [role = '', ...more] = source.slice(ROLE.length).split('|');
  const titles = titlesOfRole(role);
  const fits = more.length === 0 ? () => false : pattern(more.join('|'));
  return (title) => titles.has(title) || fits(title);
}

/** An empty pattern fits every text. */
function pattern(source: string): (text: string) => boolean {
  const expression = new RegExp(source, 'iu');
  return (text) => expression.test(text);
}

/** The limits that no pattern can judge, by the facts of the job. Places are judged by the text of the posting. */
function keepsLimits(job: Job, limits: Record<string, string>): boolean {
  const facts: Record<string, string | null> = {
    workplace_type: job.workplaceType,
    employment_type: job.employmentType,
    seniority_level: job.seniorityLevel,
    language: job.language,
    company: job.company.slug,
  };
  const { salary_min: salaryMin } = limits;
  const pays = salaryMin === undefined || (job.salary?.annualMax ?? 0) >= Number(salaryMin);
  return pays && Object.entries(facts).every(([name, fact]) => (limits[name] ?? fact) === fact);
}
