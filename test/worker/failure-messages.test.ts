import { describe, expect, it } from '@jest/globals';
import type {
  ActivityExecuteInput,
  Next,
  ActivityInboundCallsInterceptor,
} from '@temporalio/worker';
import { failureMessages } from '../../worker/failure-messages.ts';

type Execute = Next<ActivityInboundCallsInterceptor, 'execute'>;

const input: ActivityExecuteInput = { args: [], headers: {} };

function attempt(next: Execute): Promise<unknown> {
  const execute = failureMessages().inbound?.execute;
  if (execute === undefined) throw new Error('Nothing looks at failures.');
  return execute(input, next);
}

/** Promise: the history of a failed activity names the index that refused, and never the address. */
describe('the failure of an activity', () => {
  const refused = () =>
    new Error('E11000 duplicate key error index: email dup key: { emailKey: "mara@example.com" }');

  it.each([
    ['of MongoDB', refused],
    ['caused by MongoDB', () => new Error('Not stored.', { cause: refused() })],
  ])('%s keeps the index and loses the value, in message and stack', async (_what, make) => {
    const error = await attempt(() => Promise.reject(make())).catch((thrown: Error) => thrown);
    const texts: string[] = [];
    for (let next: unknown = error; next instanceof Error; next = next.cause) {
      texts.push(next.message, next.stack ?? '');
    }
    expect(texts.join('\n')).toContain('index: email');
    expect(texts.join('\n')).not.toContain('mara@example.com');
  });

  it('does not change a result', async () => {
    expect(await attempt(() => Promise.resolve('sent'))).toBe('sent');
  });
});
