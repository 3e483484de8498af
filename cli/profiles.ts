import { chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { NoKey } from './failure.ts';

export interface Profile {
  api_key: string;
  url: string;
}

/** `config.json`: the keys that `openrole login` stored, by profile. */
export interface ProfileFile {
  /** The profile in use. */
  current: string;
  profiles: Record<string, Profile>;
}

export const DEFAULT_PROFILE = 'default';
const OTHERS = 0o077;

/** Where the profiles are: `$XDG_CONFIG_HOME/openrole/config.json`. */
export function profilePath(): string {
  const base = process.env['XDG_CONFIG_HOME'] || join(homedir(), '.config');
  return join(base, 'openrole', 'config.json');
}

/** The profiles; none where there is no file. @throws NoKey for a file that others can read. */
export async function readProfiles(): Promise<ProfileFile> {
  const path = profilePath();
  const found = await stat(path).catch(() => null);
  if (found === null) return { current: DEFAULT_PROFILE, profiles: {} };
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0) {
    throw new NoKey(`${path} can be read by others: chmod 600 it, and make new keys.`);
  }
  return JSON.parse(await readFile(path, 'utf8')) as ProfileFile;
}

/** Writes the profiles, readable by their owner alone. A reader never sees half of them. */
export async function writeProfiles(file: ProfileFile): Promise<void> {
  const path = profilePath();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${process.pid}.tmp`;
  await writeFile(aside, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  await chmod(aside, 0o600);
  await rename(aside, path);
}
