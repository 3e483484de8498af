import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeDuplicate } from '../../../storage/hiring/candidates/merging-candidates.ts';
import { hasApplied } from '../../../storage/hiring/candidates/session-applications.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Person {
  id: string;
  email: string;
}
interface Refusal {
  error?: { code: string; details?: { path: string; message: string }[] };
}

describe('addresses of candidates that were merged, and merged again', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    ({ id: jobId } = await buildPosting(api, employer));
  });
  afterAll(() => api.close());

  const send = (method: string, path: string, body?: Json) =>
    call<{ data: Person } & Refusal>(api, employer.key, { method, path, body });
  async function source(details: Json = {}): Promise<Person> {
    people += 1;
    const { body } = await send('POST', '/candidates', {
      email: `alias-${people}@example.com`,
      ...details,
    });
    return body.data;
  }
  /** Merges each into the next. The last one survives. */
  async function chain(links: number): Promise<{ first: Person; last: Person }> {
    const first = await source();
    let last = first;
    for (let link = 0; link < links; link += 1) {
      const next = await source();
      await send('POST', '/candidates/merge', { primary_id: next.id, duplicate_id: last.id });
      last = next;
    }
    return { first, last };
  }
  async function apply(email: string, role = jobId): Promise<string> {
    const details = { jobId: role, body: { name: 'Mara', email } };
    const { status, body } = await applyOnBoard(api, employer, details);
    return `${status} ${body.error?.code ?? ''}`.trim();
  }
  async function found(email: string): Promise<string[]> {
    const { body } = await call<{ data: Person[] }>(api, employer.key, {
      path: `/candidates?email=${email}`,
    });
    return body.data.map(({ id }) => id);
  }
  const posting = () => ({ accountId: employer.key.accountId, id: jobId });
  const seeker = ({ email }: Person) => ({ accountId: 'acc_seeker', email });

  it('lead to the survivor, through any number of merges', async () => {
    const { first, last } = await chain(2);
    expect(await found(first.email)).toEqual([last.id]);
    const taken = await send('POST', '/candidates', { email: first.email });
    expect([taken.status, taken.body.error?.details]).toEqual([
      409,
      [{ path: 'candidate_id', message: last.id }],
    ]);
    const { first: distant, last: survivor } = await chain(22);
    expect(await apply(distant.email)).toBe('201');
    expect(await apply(survivor.email)).toBe('400 duplicate_application');
    expect(await hasApplied(api.ctx.stores, posting(), seeker(distant))).toBe(true);
    expect(await hasApplied(api.ctx.stores, posting(), seeker(first))).toBe(false);
  });

  it("can become the survivor's main address, and no one else’s", async () => {
    const { first, last } = await chain(2);
    const stranger = await source();
    const changed = await send('PATCH', `/candidates/${last.id}`, { email: first.email });
    expect([changed.status, changed.body.data.email]).toEqual([200, first.email]);
    expect(await found(first.email)).toEqual([last.id]);
    expect(await apply(first.email)).toBe('201');
    const back = await send('PATCH', `/candidates/${last.id}`, { email: last.email });
    expect([back.status, back.body.data.email]).toEqual([200, last.email]);
    for (const email of [first.email, last.email]) {
      expect(await apply(email)).toBe('400 duplicate_application');
      const refused = await send('PATCH', `/candidates/${stranger.id}`, { email });
      expect([refused.status, refused.body.error?.details]).toEqual([
        409,
        [{ path: 'candidate_id', message: last.id }],
      ]);
    }
  });

  it('apply once while the middle candidate is being merged', async () => {
    const { first, last } = await chain(1);
    expect(await apply(first.email)).toBe('201');
    const survivor = await source();
    const merge = { accountId: employer.key.accountId, id: last.id, into: survivor.id };
    expect(await closeDuplicate(api.ctx.stores, merge)).toBe(true);
    for (const email of [first.email, last.email]) {
      expect(await apply(email)).toBe('400 duplicate_application');
    }
    expect(await hasApplied(api.ctx.stores, posting(), seeker(first))).toBe(true);
  });

  it('are released when the candidate is anonymised', async () => {
    const [searched, sourced, applied] = [await chain(2), await chain(2), await chain(2)];
    expect(await apply(applied.first.email)).toBe('201');
    for (const { last } of [searched, sourced, applied]) {
      expect((await send('POST', `/candidates/${last.id}/anonymize`)).status).toBe(200);
    }
    expect(await found(searched.first.email)).toEqual([]);
    expect(await hasApplied(api.ctx.stores, posting(), seeker(applied.first))).toBe(false);
    const again = await send('POST', '/candidates', { email: sourced.first.email });
    expect(again.status).toBe(201);
    expect(await found(sourced.first.email)).toEqual([again.body.data.id]);
    expect(await apply(applied.first.email)).toBe('201');
  });
});
