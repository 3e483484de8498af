import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { extractResume } from '../domain/resume/extract-resume.ts';
import { readFile } from '../services/documents/readers/read-file.ts';
import { chromiumPath, launchChromium } from '../tools/chromium.ts';
import { cacheDirectory } from '../tools/paths.ts';
import { installedVersion } from './report/installed-version.ts';
import { publish, type Goal } from './report/report.ts';
import type { Half } from './resume/fictional.ts';
import { addCounts, f1 } from './resume/themes/compare.ts';
import {
  judgePage,
  pageFields,
  type PageField,
  type PageVerdict,
} from './resume/themes/judge-page.ts';
import { peopleOf } from './resume/themes/people.ts';
import { installThemes, printWith, textsOf } from './resume/themes/print.ts';
import { themes, type Theme } from './resume/themes/themes.ts';

const GOALS: Partial<Record<PageField, number>> = {
  name: 0.97,
  email: 0.99,
  titles: 0.9,
  employers: 0.9,
  schools: 0.9,
  skills: 0.85,
};

interface JudgedPage {
  theme: Theme;
  language: string;
  file: string;
  tookMs: number;
  verdict: PageVerdict;
}

/**
 * Quality of résumé parsing over pages that published themes print of fictional people. `--half tuning` judges those
 * themes only, `--theme <part of a name>` one; `--keep <folder>` writes the tuning half's pages and what was read.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { half: { type: 'string' }, theme: { type: 'string' }, keep: { type: 'string' } },
  });
  if (chromiumPath() === undefined)
    throw new Error('Chromium is missing (apt-get install chromium-headless-shell).');
  const folder = join(cacheDirectory(), 'resume-themes');
  await installThemes(folder, themes);
  const wanted = themes.filter(
    ({ half, name }) => half === (values.half ?? half) && name.includes(values.theme ?? ''),
  );
  const browser = await launchChromium();
  const judged: JudgedPage[] = [];
  try {
    for (const theme of wanted)
      judged.push(...(await judgeTheme(theme, { folder, browser, keep: values.keep })));
  } finally {
    await browser.close();
  }
  console.table(
    Object.fromEntries(
      wanted.map((theme) => [theme.name, summaryOf(judged.filter((page) => page.theme === theme))]),
    ),
  );
  console.table(fieldsOf(judged));
  if (values.half !== undefined || values.theme !== undefined) return;
  await publishScores(judged);
}

interface Printer {
  folder: string;
  browser: Browser;
  keep: string | undefined;
}

async function judgeTheme(theme: Theme, { folder, browser, keep }: Printer): Promise<JudgedPage[]> {
  const judged: JudgedPage[] = [];
  for (const [number, person] of peopleOf(themes.indexOf(theme)).entries()) {
    const pdf = await printWith(theme, person, { folder, browser });
    if (pdf === null) continue;
    const texts = await textsOf(pdf, folder);
    const started = performance.now();
    const parsed = extractResume(await readFile(pdf, 'page.pdf'));
    const tookMs = performance.now() - started;
    const verdict = judgePage(person.resume, parsed.resume, texts);
    const file = `${theme.name.replace(/\W/g, '-')}-${number}`;
    if (keep !== undefined && theme.half === 'tuning') {
      await mkdir(keep, { recursive: true });
      await writeFile(join(keep, `${file}.pdf`), pdf);
      await writeFile(
        join(keep, `${file}.json`),
        JSON.stringify({ verdict, read: parsed.resume, truth: person.resume }, null, 1),
      );
    }
    judged.push({ theme, language: person.language, file, tookMs, verdict });
  }
  return judged;
}

const sumOf = (pages: readonly JudgedPage[], field: PageField) =>
  addCounts(pages.map(({ verdict }) => verdict.counts[field]));

function fieldsOf(pages: readonly JudgedPage[]): Record<PageField, number> {
  return Object.fromEntries(pageFields.map((field) => [field, f1(sumOf(pages, field))])) as Record<
    PageField,
    number
  >;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function meanOf(pages: readonly JudgedPage[]): number {
  const scores = pageFields
    .map((field) => sumOf(pages, field))
    .filter(({ right, extra, missing }) => right + extra + missing > 0);
  return round(scores.reduce((sum, count) => sum + f1(count), 0) / scores.length);
}

function inventedShare(pages: readonly JudgedPage[]): number {
  const [found, invented] = (['found', 'invented'] as const).map((member) =>
    pages.reduce((sum, { verdict }) => sum + verdict.jobs[member], 0),
  ) as [number, number];
  return found === 0 ? 0 : round(invented / found);
}

function summaryOf(pages: readonly JudgedPage[]) {
  const { name, employers, titles, jobDates, schools, skills } = fieldsOf(pages);
  return {
    mean: meanOf(pages),
    name,
    employers,
    titles,
    jobDates,
    schools,
    skills,
    invented: inventedShare(pages),
  };
}

const of = (judged: readonly JudgedPage[], half: Half) =>
  judged.filter(({ theme }) => theme.half === half);

function goalsOf(judged: readonly JudgedPage[]): Goal[] {
  const measured = of(judged, 'measuring');
  const scores = fieldsOf(measured);
  const times = judged.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
  const meanIn = (...languages: string[]) =>
    meanOf(measured.filter(({ language }) => languages.includes(language)));
  return [
    { what: 'résumé mean of 21 fields', measured: meanOf(measured), atLeast: 0.9 },
    ...Object.entries(GOALS).map(([field, atLeast]) => ({
      what: `résumé ${field}`,
      measured: scores[field as PageField],
      atLeast,
    })),
    { what: 'résumé invented jobs', measured: inventedShare(measured), atMost: 0.02 },
    { what: 'résumé mean, Chinese and Japanese', measured: meanIn('zh', 'ja'), atLeast: 0.75 },
    { what: 'résumé mean, Arabic', measured: meanIn('ar'), atLeast: 0.75 },
    { what: 'résumé parse p95 (ms)', measured: p95, atMost: 300 },
  ];
}

async function publishScores(judged: readonly JudgedPage[]): Promise<void> {
  const libraries = ['unpdf', 'libphonenumber-js', 'playwright-core'];
  const scoreOf = (theme: Theme) => summaryOf(judged.filter((page) => page.theme === theme));
  await publish({
    bench: 'resume',
    versions: Object.fromEntries(libraries.map((name) => [name, installedVersion(name)])),
    layout: ['one process, pages parsed one after the other'],
    settings: {
      themes: themes.length,
      pages: judged.length,
      measured: 'eleven of the themes, not looked at while tuning',
    },
    goals: goalsOf(judged),
    results: {
      fields: {
        tuning: fieldsOf(of(judged, 'tuning')),
        measuring: fieldsOf(of(judged, 'measuring')),
      },
      themes: Object.fromEntries(themes.map((theme) => [theme.name, scoreOf(theme)])),
    },
  });
}
