import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSuspected, shownToken } from '../../../api/careers/spam-signs.ts';
import type { ApiContext } from '../../../api/context.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { formOf, sendForm, valueIn } from '../../support/careers/send-form.ts';
import { buildEmployer, buildPosting, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const MINUTE_MS = 60_000;

/** Promise: signs of a machine tag a new candidate and change nothing else; a person is never tagged. */
describe('signs of a machine in an application form', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  let otherId: string;
  let path: string;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    const posting = await buildPosting(api, employer, { title: 'Diver' });
    jobId = posting['id'];
    otherId = (await buildPosting(api, employer, { title: 'Pilot' }))['id'];
    path = `/careers/${employer.slug}/${posting['slug']}/apply`;
  });
  afterAll(() => api.close());

  const shown = (ago: number, role = jobId, ctx: ApiContext = api.ctx) =>
    shownToken(ctx, role, new Date(Date.now() - ago));
  const person = (email: string) => ({ 'f.name': 'Signe Holm', 'f.email': email });
  const tagsOf = async (email: string) => {
    const found = await candidateModel(api.ctx.stores.mongo).findOne({ email }).lean();
    return found?.tags;
  };
  /** Sends the form and returns the tags of the candidate. */
  const apply = async (email: string, values: Record<string, string>) => {
    const { status } = await sendForm(api, path, formOf({ ...person(email), ...values }));
    expect(status).toBe(303);
    return tagsOf(email);
  };

  it('are missing from a form that a person fills in', async () => {
    const html = await (await fetch(api.url + path)).text();
    expect(html).toMatch(/<div class="apart" aria-hidden="true">/);
    expect(html).toMatch(/name="website" tabindex="-1" autocomplete="off"/);
    expect(valueIn(html, 'shown')).not.toBe('');
    expect(await apply('person@example.com', { shown: shown(MINUTE_MS), website: '' })).toEqual([]);
  });

  it('are a filled-in hidden field', async () => {
    const filled = { shown: shown(MINUTE_MS), website: 'https://spam.example' };
    expect(await apply('trapped@example.com', filled)).toEqual(['suspected_spam']);
  });

  it('are a form that was sent sooner than a person can', () => {
    const now = new Date();
    const after = (ms: number) => {
      const token = shownToken(api.ctx, jobId, new Date(now.getTime() - ms));
      return isSuspected(api.ctx, { jobId, now, given: new Map([['shown', [token]]]) });
    };
    expect([after(2_999), after(3_000)]).toEqual([true, false]);
  });

  it('are a time that was not signed here for this role', async () => {
    const signed = shown(MINUTE_MS);
    const forged = [
      ...['', `${signed}x`, `${Date.now() - MINUTE_MS}`, shown(-MINUTE_MS)],
      shown(MINUTE_MS, otherId),
    ];
    for (const [index, token] of forged.entries()) {
      const tags = await apply(`forged-${index}@example.com`, { shown: token });
      expect({ token, tags }).toEqual({ token, tags: ['suspected_spam'] });
    }
  });

  it('are no quick correction of a form that was sent back', async () => {
    const first = shown(MINUTE_MS);
    const back = await sendForm(api, path, formOf({ 'f.name': 'Signe Holm', shown: first }));
    expect(back.status).toBe(400);
    expect(valueIn(back.html, 'shown')).toBe(first);
    expect(await apply('corrected@example.com', { shown: first })).toEqual([]);
    const forged = await sendForm(api, path, formOf({ shown: 'forged' }));
    expect(valueIn(forged.html, 'shown')).not.toBe('forged');
  });

  it('do not tag a known candidate', async () => {
    const email = 'known@example.com';
    expect(await apply(email, { shown: shown(MINUTE_MS) })).toEqual([]);
    const other = `/careers/${employer.slug}/${otherId}/apply`;
    const sent = await sendForm(api, other, formOf({ ...person(email), website: 'x' }));
    expect([sent.status, await tagsOf(email)]).toEqual([303, []]);
  });
});
