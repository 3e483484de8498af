import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { clockSkew } from '../../../domain/common/clock-skew.ts';
import { compareClock } from '../../../services/installation/watch-clock.ts';
import { createLog } from '../../../services/log.ts';
import { eventually } from '../../support/eventually.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('the skew of two clocks', () => {
  it.each([
    [[100, 110], 105, 0],
    [[100, 110], 100, 0],
    [[100, 110], 111, -1],
    [[100, 110], 90, 10],
    [[100, 9_000], 5_000, 0],
  ] as const)(
    'of a call from and to %j, while the server reads %d: %d',
    (call, serverTime, skew) => {
      const [sentAt, receivedAt] = call;
      expect(clockSkew({ sentAt, receivedAt, serverTime })).toBe(skew);
    },
  );
});

/** Promise: a host whose clock is off is named, with the seconds. */
describe('a process on a host', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api.close());

  async function compare(): Promise<string[]> {
    const lines: string[] = [];
    const log = createLog('test', 'warn', { write: (line: string) => void lines.push(line) });
    await compareClock({ ...api.ctx, log }, api.ctx.metrics.showClockSkew);
    return lines;
  }

  it('that is an hour ahead of MongoDB warns and shows it', async () => {
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    const [line = ''] = await compare();
    expect(JSON.parse(line)).toMatchObject({ level: 40 });
    const { seconds_ahead: seconds } = JSON.parse(line) as { seconds_ahead: number };
    expect(Math.round(seconds / 60)).toBe(60);
    expect(await api.ctx.metrics.render()).toMatch(/^openrole_clock_skew_seconds 3\d{3}/m);
  });

  it('with the clock of MongoDB is silent', async () => {
    await eventually('silence', async () => (await compare()).length === 0);
    expect(await api.ctx.metrics.render()).toMatch(/^openrole_clock_skew_seconds -?[01](\.|$)/m);
  });
});
