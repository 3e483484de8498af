import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fields a person would judge by; the search does not see them. */
export interface JudgedJob {
  title: string;
  company: string;
  /** The location as the employer wrote it. */
  location: string;
}

/** One step of a judgement: regular expressions, written by reading the recorded titles. */
interface GradeRule {
  /** 3: what was asked for. 2: nearly. 1: next to it. */
  grade: number;
  title?: string;
  company?: string;
  location?: string;
  /** The title must not match this. */
  not?: string;
}

export interface LabelledQuery {
  /** Parameters of GET /jobs. */
  query: Record<string, string>;
  /** The first rule that fits decides; none is grade 0. */
  grades: GradeRule[];
}

export async function readLabelledQueries(): Promise<LabelledQuery[]> {
  const file = join(import.meta.dirname, 'queries.json');
  return JSON.parse(await readFile(file, 'utf8')) as LabelledQuery[];
}

/** The grade of any job for this query. */
export function judge({ grades }: LabelledQuery): (job: JudgedJob) => number {
  const rules = grades.map((rule) => ({ grade: rule.grade, fits: ruleTest(rule) }));
  return (job) => rules.find(({ fits }) => fits(job))?.grade ?? 0;
}

function ruleTest({ title, company, location, not }: GradeRule): (job: JudgedJob) => boolean {
  const tests = [tester(title), tester(company), tester(location)];
  const isRuledOut = not === undefined ? () => false : tester(not);
  return (job) =>
    [job.title, job.company, job.location].every((text, i) => tests[i]?.(text)) &&
    !isRuledOut(job.title);
}

/** A test of a text. Without a pattern every text passes. */
function tester(source = ''): (text: string) => boolean {
  const pattern = new RegExp(source, 'iu');
  return (text) => pattern.test(text);
}
