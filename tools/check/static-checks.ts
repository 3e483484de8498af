import { spawn } from 'node:child_process';
import { exitOf } from '../dev-servers/processes/exit-of.ts';
import { projectRoot } from '../paths.ts';
import { say } from '../terminal/say.ts';

/** A check of the sources that needs no server: a script of package.json, or a program of node_modules/.bin. */
export interface StaticCheck {
  name: string;
  command: string[];
}

/** The slowest first, so that the last to end is a short one. */
export const wholeChecks: StaticCheck[] = [
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'deployment', command: ['npm', 'run', '-s', 'check:deploy'] },
  { name: 'typecheck', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'] },
  { name: 'imports', command: ['npm', 'run', '-s', 'lint:imports'] },
  { name: 'dead code', command: ['npm', 'run', '-s', 'lint:dead'] },
  { name: 'docs', command: ['npm', 'run', '-s', 'docs:check'] },
  { name: 'client', command: ['npm', 'run', '-s', 'sdk:check'] },
];

/** Runs the checks, two at a time, and prints each with its seconds. Returns how many failed. */
export async function runStaticChecks(checks: readonly StaticCheck[]): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const next = async (): Promise<void> => {
    const check = waiting.shift();
    if (check === undefined) return;
    if (!(await passes(check))) failed += 1;
    return next();
  };
  await Promise.all([next(), next()]);
  return failed;
}

/** Runs a check, and shows its output when it fails. */
async function passes({ name, command }: StaticCheck): Promise<boolean> {
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await exitOf(child).catch((error: unknown) => {
    output += String(error);
    return null;
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  say(`${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (code !== 0) say(output);
  return code === 0;
}
