import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractResume } from '../domain/resume/extract-resume.ts';
import { readFile } from '../services/documents/readers/read-file.ts';
import { installedVersion } from './report/installed-version.ts';
import { publish, type Goal } from './report/report.ts';
import { composeSheet } from './resume/compose.ts';
import { drawDocx } from './resume/draw-docx.ts';
import { drawPdf } from './resume/draw-pdf.ts';
import { makePeople, type FictionalPerson, type Half } from './resume/fictional.ts';
import { judge, judgedFields, type Miss, type Verdict } from './resume/judge.ts';

const RESUMES = 60;
const GOALS: Record<(typeof judgedFields)[number], number> = {
  name: 0.98,
  email: 0.98,
  phone: 0.98,
  links: 0.98,
  employers: 0.9,
  titles: 0.9,
  dates: 0.9,
  schools: 0.9,
};

interface Judged {
  half: Half;
  file: string;
  verdict: Verdict;
  misses: Miss[];
  tookMs: number;
}

/**
 * Quality of résumé parsing over fictional résumés, each as PDF and DOCX. `--errors` lists what the tuning half gets
 * wrong; the measuring half is not for looking at. `--keep <folder>` writes the tuning half's files.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { errors: { type: 'boolean', default: false }, keep: { type: 'string' } },
  });
  const judged: Judged[] = [];
  for (const [number, person] of makePeople(RESUMES).entries()) {
    if (values.errors && person.half === 'measuring') continue;
    judged.push(...(await judgePerson(person, number, values.keep)));
  }
  if (values.errors) return showErrors(judged);
  const quality = { tuning: scoresOf(judged, 'tuning'), measuring: scoresOf(judged, 'measuring') };
  console.table(quality);
  const times = judged.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  await publish({
    bench: 'resume-drawn',
    versions: Object.fromEntries(
      ['unpdf', 'fflate', 'libphonenumber-js', 'pdfkit', 'docx'].map((name) => [
        name,
        installedVersion(name),
      ]),
    ),
    layout: ['one process, files parsed one after the other'],
    settings: {
      resumes: RESUMES,
      files: judged.length,
      measured:
        'every second résumé, not looked at while tuning; one page layout and one layout of entries are in that half only',
    },
    goals: judgedFields.map((field): Goal => ({
      what: `drawn résumé ${field}`,
      measured: quality.measuring[field],
      atLeast: GOALS[field],
    })),
    results: { quality, medianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0) },
  });
}

async function judgePerson(
  person: FictionalPerson,
  number: number,
  keep: string | undefined,
): Promise<Judged[]> {
  const sheet = composeSheet(person, number);
  const files = [
    { file: `${number}.pdf`, bytes: await drawPdf(sheet, number) },
    { file: `${number}.docx`, bytes: await drawDocx(sheet) },
  ];
  const judged: Judged[] = [];
  for (const { file, bytes } of files) {
    if (keep !== undefined && person.half === 'tuning') {
      await mkdir(keep, { recursive: true });
      await writeFile(join(keep, file), bytes);
    }
    const started = performance.now();
    const parsed = extractResume(await readFile(bytes, file));
    const tookMs = performance.now() - started;
    judged.push({ half: person.half, file, tookMs, ...judge(person, sheet.months, parsed) });
  }
  return judged;
}

function scoresOf(
  judged: readonly Judged[],
  half: Half,
): Record<(typeof judgedFields)[number], number> {
  const mine = judged.filter((one) => one.half === half);
  const score = (field: (typeof judgedFields)[number]) => {
    const sum = (side: 'right' | 'stated') =>
      mine.reduce((total, { verdict }) => total + verdict[field][side], 0);
    return Math.round((1000 * sum('right')) / sum('stated')) / 1000;
  };
  return Object.fromEntries(judgedFields.map((field) => [field, score(field)])) as ReturnType<
    typeof scoresOf
  >;
}

function showErrors(judged: readonly Judged[]): void {
  for (const { file, misses } of judged) {
    for (const { field, expected, found } of misses)
      console.log(`${file} ${field}: ${expected} ≠ ${found}`);
  }
  console.table(scoresOf(judged, 'tuning'));
}
