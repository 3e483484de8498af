/** Runs all checks three times while two busy loops hold the cores, and prints the minutes of each part. */
import { spawn } from 'node:child_process';
import { exitOf } from '../dev-servers/processes/exit-of.ts';
import { onStop } from '../dev-servers/processes/signals.ts';
import { projectRoot } from '../paths.ts';
import type { Command } from '../terminal/run-command.ts';
import { say } from '../terminal/say.ts';
import { table } from '../terminal/table.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

const help = `Usage: npm run check:loaded [-- --times N]

Runs check, check:contract and test:faults while two busy loops hold the cores, as on a shared machine. Ends at the
first part that fails. Prints the minutes of each part.

  --times N   how often (3)
  --help`;

const parts = ['check', 'check:contract', 'test:faults'];
const busyLoops = 2;

/** Runs a script of package.json. Returns whether it passed. */
async function passes(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '-s', script], { cwd: projectRoot, stdio: 'inherit' });
  return (await exitOf(child)) === 0;
}

async function runLoaded(times: number): Promise<number> {
  const rows: string[][] = [];
  let passed = true;
  for (let round = 1; round <= times && passed; round += 1) {
    for (const part of parts) {
      const startedAt = performance.now();
      passed = await passes(part);
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
      rows.push([String(round), part, minutes, passed ? 'passed' : 'FAILED']);
      if (!passed) break;
    }
  }
  say(table(['Round', 'Part', 'Minutes', 'Result'], rows));
  return passed ? 0 : 1;
}

export const command: Command = {
  help,
  takesWords: false,
  options: { times: { type: 'string', default: '3' } },
  async run(values) {
    const times = wholeNumber(values['times'], '--times', 1);
    const loops = Array.from({ length: busyLoops }, () =>
      spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
    );
    const end = () => loops.forEach((loop) => loop.kill('SIGKILL'));
    const forget = onStop(end);
    try {
      return await runLoaded(times);
    } finally {
      forget();
      end();
    }
  },
};
