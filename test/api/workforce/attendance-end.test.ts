import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployee } from '../../support/employees.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: what a head knows of the end of its timeline changes no verdict (decision 0030). */
describe('the end of a timeline', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  it('judges by the end in the head as by all entries', async () => {
    const heads = api.ctx.stores.mongo.collection<{ _id: string }>('attendance_heads');
    const [{ id: known }, { id: read }] = [
      await buildEmployee(api, key),
      await buildEmployee(api, key),
    ];
    const kinds = ['in', 'out', 'break_start', 'break_end', 'leave'];
    // A fixed sequence without order, so that a failure repeats itself.
    let state = 7;
    const draw = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const statuses = new Set<number>();
    for (let turn = 0; turn < 120; turn += 1) {
      const kind = kinds[draw(kinds.length)] ?? '';
      const hour = (back: number) => new Date(Date.UTC(2026, 2, 2, turn - back)).toISOString();
      const back = draw(4) === 0 ? draw(12) : 0;
      const entry = {
        kind,
        at: hour(back),
        ...(kind === 'leave' && { until: hour(-draw(5) - 1) }),
      };
      await heads.updateOne({ _id: read }, { $unset: { end: '' } });
      const answers = [];
      for (const employee_id of [known, read]) {
        const body = { employee_id, ...entry };
        const { status } = await call(api, key, { method: 'POST', path: '/attendance', body });
        answers.push(status);
        statuses.add(status);
      }
      expect([turn, entry, answers[0]]).toEqual([turn, entry, answers[1]]);
    }
    expect(statuses).toEqual(new Set([201, 409]));
    const openOf = async (id: string) => {
      const head = await heads.findOne<{ open: { at: Date } | null }>({ _id: id });
      return head?.open?.at ?? null;
    };
    expect(await openOf(known)).toEqual(await openOf(read));
  });
});
