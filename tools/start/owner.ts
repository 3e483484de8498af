import { spawn } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../paths.ts';
import { exitOf } from '../dev-servers/processes/exit-of.ts';
import { isStopping } from '../dev-servers/processes/signals.ts';
import { say } from '../terminal/say.ts';
import { readJson, writePrivately } from './local-file.ts';

const ownerEmail = 'owner@openrole.local';
const linkSchema = z.object({ url: z.string() });
const createdSchema = z.object({ account_id: z.string(), api_key: z.string() });
const accountsSchema = z.array(z.object({ id: z.string(), email: z.string() }));
const keySchema = z.object({ api_key: z.string() });
const unauthorized = 401;

/** Fills a data directory once: the owner's account with its key, then the seed. */
export interface NewData {
  directory: string;
  apiUrl: string;
  /** Environment variables with the addresses of the servers. */
  environment: Record<string, string>;
}

/** The owner's API key: the stored one if the service accepts it, else that of a new account. */
export async function ownerKey(data: NewData): Promise<string> {
  const file = join(data.directory, 'owner.json');
  const kept = keySchema.safeParse(await readJson(file));
  if (kept.success && (await isAccepted(data.apiUrl, kept.data.api_key))) return kept.data.api_key;
  const answer = await runLocal(data, await keyCommand(data));
  const created = createdSchema.parse(JSON.parse(answer));
  await writePrivately(file, created);
  return created.api_key;
}

/** A link that signs the owner in to the console, once, within a day. The owner operates this installation. */
export async function ownerLink(data: NewData): Promise<string> {
  const wanted = ['--email', ownerEmail, '--operator', '--json'];
  const answer = await runLocal(data, ['create-owner', ...wanted]);
  const { pathname } = new URL(linkSchema.parse(JSON.parse(answer)).url);
  return data.apiUrl + pathname;
}

/** Fills a new data directory with fictional employers and postings. A failed seed is repeated at the next start. */
export async function seedOnce(data: NewData): Promise<void> {
  const done = join(data.directory, 'seeded');
  if (await exists(done)) return;
  say('seed: filling the new data directory …');
  try {
    await runLocal(data, ['seed']);
    await writeFile(done, `${new Date().toISOString()}\n`);
  } catch (error) {
    if (isStopping()) throw error;
    say(`seed: ${String(error)} The next npm start tries again.`);
  }
}

/** An account whose key was never stored, because a process was killed in between, gets a new key. */
async function keyCommand(data: NewData): Promise<[string, ...string[]]> {
  const accounts = accountsSchema.parse(
    JSON.parse(await runLocal(data, ['accounts', 'list', '--json'])),
  );
  const owner = accounts.find(({ email }) => email === ownerEmail);
  if (owner) return ['accounts', 'key', owner.id];
  say(`owner: creating the account ${ownerEmail}`);
  return ['accounts', 'create', '--email', ownerEmail];
}

async function isAccepted(apiUrl: string, key: string): Promise<boolean> {
  // A job that cannot exist: only the key matters, and nothing is metered.
  const answer = await fetch(`${apiUrl}/jobs/none`, {
    headers: { authorization: `Bearer ${key}` },
  });
  await answer.body?.cancel();
  return answer.status !== unauthorized;
}

/** Runs another command and returns its standard output. */
async function runLocal(data: NewData, [command, ...args]: [string, ...string[]]): Promise<string> {
  const child = spawn(process.execPath, [join(projectRoot, 'tools/run.mjs'), command, ...args], {
    env: { ...process.env, ...data.environment, OPENROLE_HOME: data.directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`npm run ${command} failed (exit code ${code}).`);
  return output;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
