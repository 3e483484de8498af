import { spawn } from 'node:child_process';
import { type Use, type Values, WrongUse } from '../command.ts';
import { clientOf, connectionOf } from '../connection.ts';
import { readLocalFile, useForeign } from '../local-file.ts';
import { visible } from '../output/visible.ts';

/** Prints the address of a page. On a terminal the browser opens it too. */
export async function run({ words: [what = '', company], values }: Use): Promise<number> {
  const url = await pageOf(what, company, values);
  process.stdout.write(`${visible(url)}\n`);
  if (process.stdout.isTTY) openPage(url);
  return 0;
}

async function pageOf(what: string, company: string | undefined, values: Values): Promise<string> {
  if (what === 'docs') return `${(await connectionOf(values)).url}/docs`;
  if (what === 'temporal' || what === 'console') return localPage(what);
  if (what === 'careers') return careersPage(company, values);
  if (!/^job_\w+$/.test(what)) {
    throw new WrongUse(
      `${what} has no page: docs, temporal, console, careers, or the id of a job.`,
    );
  }
  const job = await (await clientOf(values)).jobs.get(what);
  return known(what, job.apply_url);
}

/** A page of a running `npm start`. */
async function localPage(what: 'temporal' | 'console'): Promise<string> {
  const found = await readLocalFile(process.cwd());
  await useForeign(found?.foreign ?? null, false);
  const local = found?.local;
  return known(what, what === 'console' ? local?.console_url : local?.temporal_ui_url);
}

/** The careers page of a company, or of the account's default one. */
async function careersPage(company: string | undefined, values: Values): Promise<string> {
  const slug = company ?? (await (await clientOf(values)).organizations.getDefault()).slug;
  return `${(await connectionOf(values)).url}/careers/${encodeURIComponent(slug)}`;
}

function known(what: string, url: string | null | undefined): string {
  if (url !== null && url !== undefined) return url;
  throw new Error(`This installation has no page of ${what}.`);
}

function openPage(url: string): void {
  // Addresses of jobs come from feeds.
  if (!/^https?:\/\//.test(url)) return;
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const child = spawn(opener, [url], { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined).unref();
}
