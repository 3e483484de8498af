import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { createLog } from '../../services/log.ts';
import { sdkLogger } from '../../worker/sdk-logger.ts';

function loggerInto(): { sdk: ReturnType<typeof sdkLogger>; written: () => unknown[] } {
  const output = new PassThrough();
  const sdk = sdkLogger(createLog('worker', 'info', output));
  const written = () =>
    String(output.read() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line));
  return { sdk, written };
}

/** Promise: a failed activity is a normal log line without documents. */
describe('the log of the SDK for a worker', () => {
  it('is one line with the activity, and only the message of the error', () => {
    const { sdk, written } = loggerInto();
    const error = Object.assign(new Error('Bulk write failed.'), {
      code: 11000,
      writeErrors: [{ op: { email: 'mara@example.com' } }],
    });
    sdk.warn('Activity failed', { activityType: 'readSource', attempt: 2, taskToken: 'x', error });
    const lines = written();
    expect(lines).toEqual([
      expect.objectContaining({
        level: 40,
        process: 'worker',
        msg: 'Activity failed',
        activityType: 'readSource',
        attempt: 2,
        err: {
          type: 'Error',
          message: 'Bulk write failed.',
          stack: expect.stringContaining('Bulk write failed.'),
          code: 11000,
        },
      }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/mara@example\.com|taskToken/);
  });

  it('is silent without problems', () => {
    const { sdk, written } = loggerInto();
    sdk.info('Worker state changed', { state: 'RUNNING' });
    expect(written()).toEqual([]);
  });
});
