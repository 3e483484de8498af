import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const root = join(__dirname, '../..');

/** What a process of its own writes that logs two lines and then does `next`. */
async function linesOf(next: string): Promise<unknown[]> {
  const program = `
    import { createLog } from './services/log.ts';
    const log = createLog('api', 'info');
    log.info('first');
    log.warn({ token: 'abc' }, 'second');
    ${next}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stdout } = await run(process.execPath, args, { cwd: root }).catch(
    (error: { stdout: string }) => error,
  );
  const lines = stdout.trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { msg: unknown }).msg);
}

/** Lines are written together; a process that ends by itself, in whatever way, leaves none behind. */
describe('the log of a process', () => {
  it.each([
    ['ends', ''],
    ['exits', 'process.exit(3);'],
    ['throws', "setImmediate(() => { throw new Error('broken'); });"],
    ['rejects', "Promise.reject(new Error('broken'));"],
    [
      'is told to stop',
      "process.once('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    ],
  ])('is whole when it %s', async (_how, next) => {
    expect(await linesOf(next)).toEqual(['first', 'second']);
  });

  it('is written while it runs', async () => {
    const kill =
      "setInterval(() => {}, 1000); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 700);";
    expect(await linesOf(kill)).toEqual(['first', 'second']);
  });
});
