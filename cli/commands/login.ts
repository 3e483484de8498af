import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Openrole } from '../../sdk/index.ts';
import { type Use, type Values, WrongUse } from '../command.ts';
import { connectionOf, masked } from '../connection.ts';
import { visible } from '../output/visible.ts';
import { DEFAULT_PROFILE, profilePath, readProfiles, writeProfiles } from '../profiles.ts';

/** Asks for a key, checks it by `GET /account`, and stores it. */
export async function run({ values }: Use): Promise<number> {
  const key = await keyOf(values);
  const { url } = await connectionOf({ ...values, 'api-key': key });
  const account = await new Openrole({ apiKey: key, baseUrl: url }).account.get();
  const file = await readProfiles();
  const name = nameOf(values);
  const profiles = { ...file.profiles, [name]: { api_key: key, url } };
  await writeProfiles({ current: name, profiles });
  const where = `${masked(key)} is in profile ${name} of ${profilePath()}`;
  process.stdout.write(`${visible(`${account.email} at ${url}: ${where}`)}\n`);
  return 0;
}

function nameOf(values: Values): string {
  const name = values['profile'] ?? process.env['OPENROLE_PROFILE'];
  return typeof name === 'string' && name !== '' ? name : DEFAULT_PROFILE;
}

async function keyOf(values: Values): Promise<string> {
  const given = values['api-key'];
  if (typeof given === 'string') return given;
  const isAsking = values['with-key'] !== true;
  if (isAsking && !process.stdin.isTTY) throw new WrongUse('Without a terminal: --with-key < key');
  const key = isAsking ? await ask('API key: ') : (await text(process.stdin)).trim();
  if (key === '') throw new WrongUse('There is no key in the input.');
  return key;
}

/** Asks without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await new Promise<string>((resolve) => terminal.question('', resolve));
  terminal.close();
  process.stderr.write('\n');
  return answer.trim();
}
