import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployer, type Employer } from '../../support/hiring/employer.ts';
import {
  buildInterview,
  buildProposed,
  newInterviewer,
} from '../../support/interviews/interviews.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the page of an interview', () => {
  let api: TestApi;
  let employer: Employer;
  let addresses = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  async function visit(path: string, form?: Record<string, string>, language = 'en') {
    addresses += 1;
    const answer = await fetch(api.url + path, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        ...{ accept: BROWSER, 'accept-language': language },
        'x-forwarded-for': `10.3.0.${addresses}`,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  it('shows the slots in the zone that is asked for, without script', async () => {
    const { path, slots } = await buildProposed(api, employer, {
      slots: ['2027-03-28T00:30:00.000Z', '2027-03-28T01:30:00.000Z', '2027-10-31T00:30:00Z'],
      duration_minutes: 30,
      instructions: 'Ring twice.',
    });
    const { status, headers, text } = await visit(path);
    expect(status).toBe(200);
    expect(text).not.toContain('<script');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    for (const shown of ['Ring twice.', 'Ada Okafor', 'Sunday, 28 March 2027', '01:30', '03:30']) {
      expect(text).toContain(shown);
    }
    expect(slots).toHaveLength(3);
    const there = await visit(`${path}?timezone=America/New_York`);
    for (const shown of ['Saturday, 27 March 2027', '20:30', '21:30']) {
      expect(there.text).toContain(shown);
    }
    expect(there.text).toContain('name="timezone" value="America/New_York"');
    expect((await visit(`${path}?timezone=Mars`)).status).toBe(400);
  });

  it('takes a choice, a move and a cancellation, each answered with 303', async () => {
    const { path, slots } = await buildProposed(api, employer);
    const chosen = await visit(path, {
      ...{ action: 'choose', starts_at: slots[0] ?? '', timezone: 'Asia/Tokyo' },
    });
    expect(chosen.status).toBe(303);
    const after = await visit(path);
    expect(after.text).toContain('Your interview is on');
    expect(after.text).toContain('(Asia/Tokyo)');
    expect((await visit(path, { action: 'move', starts_at: slots[1] ?? '' })).status).toBe(303);
    expect((await visit(path, { action: 'cancel', reason: '' })).status).toBe(303);
    const ended = await visit(path, undefined, 'de');
    expect(ended.text).toContain('Dieses Gespräch wurde abgesagt.');
    expect(ended.text).not.toContain('<form');
  });

  it('says what went wrong, and leads back', async () => {
    const interviewers = [newInterviewer()];
    const { path, slots } = await buildProposed(api, employer, { interviewers });
    await buildInterview(api, employer, { interviewers, starts_at: slots[0] });
    const taken = await visit(path, { action: 'choose', starts_at: slots[0] ?? '' });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('This time is taken');
    expect(taken.text).toContain('Back to the interview');
    const missing = await visit('/public/interviews/none');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('No interview here');
  });
});
