import { Openrole } from '../sdk/index.ts';
import { type ClientOptions, type Settings, settingsOf } from '../sdk/core/options.ts';
import { type Values, WrongUse } from './command.ts';
import { NoKey } from './failure.ts';
import { type ForeignFile, readLocalFile, useForeign } from './local-file.ts';
import { readProfiles } from './profiles.ts';

/** The API to call and the key to use. */
export interface Connection {
  /** Null where no key was found. */
  apiKey: string | null;
  url: string;
  /** Where the key comes from. */
  source: string;
  /** The file that both come from, if another user may have written it. */
  foreign: ForeignFile | null;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';

/**
 * The key of `--api-key`, else of OPENROLE_API_KEY, else of the profile, else of a running `npm start` in a folder
 * above. An address that comes with a key is used with this key alone, so that no file can send a key elsewhere.
 */
export async function connectionOf(values: Values, env = process.env): Promise<Connection> {
  const url = textOf(values['api-url']) ?? textOf(values['url']) ?? textOf(env['OPENROLE_URL']);
  const found = (await keyedBy(values, env)) ?? NONE;
  return { ...found, url: checked(url ?? found.url) };
}

const NONE: Connection = { apiKey: null, url: DEFAULT_URL, source: 'no key', foreign: null };

/** The first place that has a key. A profile that is named goes before the environment. */
async function keyedBy(values: Values, env: NodeJS.ProcessEnv): Promise<Connection | undefined> {
  const profile = textOf(values['profile']) ?? textOf(env['OPENROLE_PROFILE']);
  const given = keyed(textOf(values['api-key']), '--api-key');
  if (given !== undefined || profile !== undefined) return given ?? ofProfile(profile);
  return (
    keyed(textOf(env['OPENROLE_API_KEY']), 'OPENROLE_API_KEY') ??
    (await ofProfile(undefined)) ??
    ofLocalFile(process.cwd())
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function keyed(apiKey: string | undefined, source: string): Connection | undefined {
  return apiKey === undefined ? undefined : { ...NONE, apiKey, source };
}

async function ofProfile(name: string | undefined): Promise<Connection | undefined> {
  const { current, profiles } = await readProfiles();
  const profile = profiles[name ?? current];
  if (profile !== undefined) {
    const source = `profile ${name ?? current}`;
    return { apiKey: profile.api_key, url: profile.url, source, foreign: null };
  }
  if (name !== undefined) throw new WrongUse(`There is no profile ${name}: openrole config list.`);
  return undefined;
}

async function ofLocalFile(from: string): Promise<Connection | undefined> {
  const found = await readLocalFile(from);
  if (found === undefined) return undefined;
  const { local, foreign } = found;
  return { apiKey: local.api_key, url: local.api_url, source: '.openrole/local.json', foreign };
}

function checked(url: string): string {
  if (/^https?:\/\/[^/]/.test(url)) return url.replace(/\/$/, '');
  throw new WrongUse(`The address of the API must be an http or https URL, not ${url}.`);
}

/** @throws NoKey */
export function requireKey({ apiKey }: Connection): string {
  if (apiKey !== null) return apiKey;
  throw new NoKey(
    'There is no API key: set OPENROLE_API_KEY, give one by --api-key, or run openrole login.',
  );
}

/** The purpose of a client. */
interface Purpose {
  /** Whether the call needs no key. */
  isPublic?: boolean;
  isWrite?: boolean;
}

/** A client of the API. @throws NoKey where a key is needed and there is none. */
export async function clientOf(values: Values, purpose: Purpose = {}): Promise<Openrole> {
  return new Openrole(await optionsOf(values, purpose));
}

/** The settings of a client, for calls outside its table. */
export async function rawSettingsOf(values: Values, isWrite: boolean): Promise<Settings> {
  return settingsOf(await optionsOf(values, { isPublic: true, isWrite }));
}

async function optionsOf(
  values: Values,
  { isPublic = false, isWrite = false }: Purpose,
): Promise<ClientOptions> {
  const connection = await connectionOf(values);
  const apiKey = isPublic ? connection.apiKey : requireKey(connection);
  await useForeign(connection.foreign, isWrite);
  return {
    apiKey,
    baseUrl: connection.url,
    ...(values['retry'] === false && { maxRetries: 0 }),
  };
}

/** A key that may be shown: its prefix and its last four characters. */
export function masked(key: string): string {
  return `${/^(?:[a-z]+_)*/.exec(key)?.[0] ?? ''}…${key.slice(-4)}`;
}
