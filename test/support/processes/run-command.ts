import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

const entry = resolve(__dirname, '../../../tools/run.mjs');

export interface CommandAnswer {
  code: number;
  /** Standard output: the result. */
  output: string;
  /** Standard error: messages for people. */
  messages: string;
}

/** Runs a command of `tools/` as a process, like `npm run <command> -- …`; undefined removes a variable. */
export function runCommand(
  args: string[],
  environment: Record<string, string | undefined> = {},
): Promise<CommandAnswer> {
  return new Promise((done) => {
    const env = { ...process.env, ...environment };
    const child = execFile(
      process.execPath,
      [entry, ...args],
      { env },
      (_error, output, messages) => done({ code: child.exitCode ?? -1, output, messages }),
    );
  });
}
