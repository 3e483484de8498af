import { MessageChannel } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { within } from '../../../domain/common/within.ts';

/** Blocks the event loop. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

const never = new Promise<never>(() => undefined);

describe('work with a time limit', () => {
  it('returns its result if it comes in time', async () => {
    expect(await within(Promise.resolve('done'), 60_000, 'late')).toBe('done');
  });

  it('returns the fallback if it does not', async () => {
    expect(await within(never, 1, 'late')).toBe('late');
  });

  it('counts no time in which the process was blocked', async () => {
    const answered = new Promise<string>((resolve) =>
      setImmediate(() => setTimeout(resolve, 1, 'done')),
    );
    const result = within(answered, 200, 'late');
    block(600);
    expect(await result).toBe('done');
  });

  it('reads what arrived while the process was blocked', async () => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<string>((resolve) => port2.on('message', resolve));
    const result = within(answered, 10, 'late');
    port1.postMessage('done');
    block(100);
    expect(await result).toBe('done');
    port1.close();
  });

  it('throws what the work throws', async () => {
    await expect(within(Promise.reject(new Error('broken')), 60_000, 'late')).rejects.toThrow(
      'broken',
    );
  });

  it('leaves no timer that would keep a process alive', async () => {
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    await within(Promise.resolve(), 60_000, 'late');
    expect(timers()).toBe(before);
  });
});
