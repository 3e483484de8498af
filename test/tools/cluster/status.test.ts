import { describe, expect, it } from '@jest/globals';
import { lastErrorIn } from '../../../tools/cluster/status.ts';

const pino = (level: number, msg: string, err?: { message: string }) =>
  JSON.stringify({ level, time: '2026-11-29T12:00:00.000Z', process: 'api', msg, err });
const temporal = (level: string, msg: string, error: string) =>
  JSON.stringify({ level, msg, error });

/** Promise (docs/scaling.md): `npm run cluster -- status` shows the latest error of each part. */
describe('the latest error in a log', () => {
  it.each([
    [
      'of the api',
      [pino(50, 'Failed', { message: 'no route' }), pino(30, 'fine')],
      'Failed: no route',
    ],
    ['without a reason', [pino(60, 'Failed')], 'Failed'],
    [
      'of Temporal',
      [temporal('error', 'service failures', 'no hosts')],
      'service failures: no hosts',
    ],
    [
      'of PostgreSQL',
      ['LOG: started', 'ERROR:  duplicate key', 'LOG: done'],
      'ERROR:  duplicate key',
    ],
    [
      'of Elasticsearch',
      ['[12:00][ERROR][o.e.b] [node] broken'],
      '[12:00][ERROR][o.e.b] [node] broken',
    ],
    ['the later of two', [pino(50, 'first'), pino(50, 'second')], 'second'],
    ['none', [pino(40, 'slow'), temporal('warn', 'slow', ''), 'no ERRORS here'], ''],
    ['after half a line', ['ime":"2026","msg":"x"}', pino(50, 'whole')], 'whole'],
    ['of nothing', [''], ''],
  ])('%s', (_which, lines, expected) => {
    expect(lastErrorIn(`${lines.join('\n')}\n`)).toBe(expected);
  });

  it('is cut at 100 characters', () => {
    expect(lastErrorIn(pino(50, 'x'.repeat(300)))).toHaveLength(100);
  });
});
