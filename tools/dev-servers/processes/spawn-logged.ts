import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

export interface LoggedProgram {
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Its output is appended. */
  logFile: string;
}

/** Starts a program in its own process group: Ctrl-C reaches only its starter, and its children can be ended with it. */
export function spawnLogged({ command, args, env, logFile }: LoggedProgram): ChildProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  try {
    return spawn(command, args, { env, detached: true, stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
  }
}
