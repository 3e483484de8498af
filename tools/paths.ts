import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root: where package.json is. */
export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** The data directory of this checkout, or OPENROLE_HOME (decision 0023). */
export function homeDirectory(): string {
  return resolve(named('OPENROLE_HOME') ?? join(projectRoot, '.openrole'));
}

/** Fetched server programs, shared by every checkout of this user; OPENROLE_CACHE puts them elsewhere. */
export function cacheDirectory(): string {
  const chosen = named('OPENROLE_CACHE');
  if (chosen !== undefined) return resolve(chosen);
  return join(named('XDG_CACHE_HOME') ?? join(homedir(), '.cache'), 'openrole');
}

/** A variable's value; an empty one names nothing. */
export function named(variable: string): string | undefined {
  return process.env[variable] || undefined;
}

/** The environment of this process, to hand on to what it starts. */
export function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
