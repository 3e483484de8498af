import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { translateHeadings } from './headings.ts';
import type { ThemePerson } from './people.ts';
import type { Theme } from './themes.ts';

const run = promisify(execFile);
const INSTALL_LIMIT_MS = 600_000;
const RENDER_LIMIT_MS = 60_000;

/** Themes are measured and never part of the project: they are installed into a folder of their own. */
export async function installThemes(folder: string, themes: readonly Theme[]): Promise<void> {
  const wanted = themes.map(({ name, version }) => `${name}@${version}`);
  const stamp = join(folder, 'installed.txt');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted.join('\n')) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, ...wanted], { cwd: folder, timeout: INSTALL_LIMIT_MS });
  await writeFile(stamp, wanted.join('\n'));
}

/** Runs in a process of its own, because themes print, patch globals and end the process. */
const RENDER = `
const [theme, from, to] = process.argv.slice(1);
const fs = await import('node:fs');
const loaded = await import(theme);
const render = loaded.render ?? loaded.default?.render ?? loaded.default;
fs.writeFileSync(to, String(await render(JSON.parse(fs.readFileSync(from, 'utf8')))));
process.exit(0);
`;

const LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const;

/**
 * Prints a person's résumé with a theme through the browser; no network is reachable while it prints. Null, with a
 * line that says so, when the theme fails on this person: some need a date on every job.
 */
export async function printWith(
  { name }: Theme,
  person: ThemePerson,
  { folder, browser }: { folder: string; browser: Browser },
): Promise<Uint8Array | null> {
  const [input, output] = ['resume.json', 'page.html'].map((file) => join(folder, file)) as [
    string,
    string,
  ];
  await writeFile(input, JSON.stringify(forThemes(person.resume)));
  const script = ['--input-type=module', '--eval', RENDER, '--', name, input, output];
  const options = { cwd: folder, timeout: RENDER_LIMIT_MS, env: { ...process.env, TZ: 'UTC' } };
  try {
    await run(process.execPath, script, options);
  } catch {
    process.stdout.write(`${name} does not print ${person.resume.basics?.name ?? ''}\n`);
    return null;
  }
  const html = translateHeadings(await readFile(output, 'utf8'), person.language);
  const context = await browser.newContext({ offline: true });
  try {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    return await page.pdf({ format: 'A4', printBackground: true });
  } finally {
    await context.close();
  }
}

/** Themes know the old or the new names of the members, and many fail where a list is absent. */
function forThemes(resume: JsonResume): unknown {
  const lists = Object.fromEntries(LISTS.map((list) => [list, resume[list] ?? []]));
  const { profiles = [], ...basics } = resume.basics ?? {};
  return {
    ...lists,
    basics: { ...basics, profiles, ...(basics.url !== undefined && { website: basics.url }) },
    work: (resume.work ?? []).map((job) => ({ ...job, company: job.name, website: job.url })),
  };
}

/** The texts that a reader can copy from a page, in three orders. */
export async function textsOf(pdf: Uint8Array, folder: string): Promise<string[]> {
  const file = join(folder, 'page.pdf');
  await writeFile(file, pdf);
  const orders = [[], ['-layout'], ['-raw']];
  return Promise.all(
    orders.map(async (order) => (await run('pdftotext', [...order, file, '-'])).stdout),
  );
}
