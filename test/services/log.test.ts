import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { createLog } from '../../services/log.ts';

const run = promisify(execFile);
const root = join(__dirname, '../..');

/** A process that logs two lines and then does `next`. */
function start(next: string) {
  const program = `
    import { createLog } from './services/log.ts';
    const log = createLog('api', 'info');
    log.info('first');
    log.warn({ token: 'abc' }, 'second');
    ${next}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const limit = { timeout: 30_000, killSignal: 'SIGKILL' } as const;
  return run(process.execPath, args, { cwd: root, ...limit });
}

/** Its output after it has ended in any way. */
async function linesOf(running: ReturnType<typeof start>): Promise<unknown[]> {
  const { stdout } = await running.catch((error: { stdout: string }) => error);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { msg: unknown }).msg);
}

/** Promise: lines are written in batches, and a process that ends in any way writes all of them. */
describe('the log of a process', () => {
  it.each([
    ['ends', ''],
    ['exits', 'process.exit(3);'],
    ['throws', "setImmediate(() => { throw new Error('broken'); });"],
    ['rejects', "Promise.reject(new Error('broken'));"],
    [
      'receives SIGTERM',
      "process.once('SIGTERM', () => process.exit(0)); process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);",
    ],
  ])('is complete when it %s', async (_how, next) => {
    expect(await linesOf(start(next))).toEqual(['first', 'second']);
  });

  it('is written while it runs', async () => {
    const running = start('setInterval(() => {}, 1000);');
    const { child } = running;
    child.stdout?.on('data', (text: string) => text.includes('second') && child.kill('SIGKILL'));
    expect(await linesOf(running)).toEqual(['first', 'second']);
  });
});

/** Promise: no personal data reaches the log through an error. */
describe('an error in the log', () => {
  const refused = Object.assign(
    new Error(
      'E11000 duplicate key error collection: o.candidates index: email dup key: { emailKey: "mara@example.com" }',
    ),
    { code: 11_000, writeErrors: [{ op: { email: 'mara@example.com' } }] },
  );

  it.each([
    ['of MongoDB', refused],
    ['with one of MongoDB as its cause', new Error('Not stored.', { cause: refused })],
  ])('%s names the index, not the value and not the document', (_what, err) => {
    const lines: string[] = [];
    createLog('api', 'info', { write: (line) => lines.push(line) }).warn({ err }, 'refused');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('index: email');
    expect(lines[0]).not.toContain('mara@example.com');
  });
});
