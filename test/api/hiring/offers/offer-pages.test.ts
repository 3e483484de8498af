import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployer, call, type Employer } from '../../../support/hiring/employer.ts';
import { buildCandidate, buildSentOffer, type MadeOffer } from '../../../support/hiring/offers.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the page of an offer', () => {
  let api: TestApi;
  let employer: Employer;
  let addresses = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  async function visit(path: string, form?: Record<string, string> | string) {
    addresses += 1;
    const answer = await fetch(api.url + path, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        accept: BROWSER,
        'x-forwarded-for': `10.1.0.${addresses}`,
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { body: new URLSearchParams(form).toString() }),
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  const owned = async (id: string) =>
    (await call<{ data: MadeOffer }>(api, employer.key, { path: `/offers/${id}` })).body.data;

  it('shows the terms with two forms, no script and strict headers', async () => {
    const { path } = await buildSentOffer(api, employer, {
      salary: { amount: 64_000.5, currency: 'EUR', period: 'month' },
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const { status, headers, text } = await visit(`${path}?utm_source=mail`);
    expect(status).toBe(200);
    for (const shown of [
      ...['64,000.5 EUR a month', '1 March 2027', 'Ada Okafor', 'Answer by'],
      '<dt>Place</dt><dd dir="auto">Aarhus, Denmark</dd>',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text.match(/<form method="post">/g)).toHaveLength(2);
    expect(text).not.toContain('<script');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? [];
    const allowed = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${allowed}'; img-src https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('ratelimit-policy')).toContain('60');
  });

  it('accepts by form, redirects to the page, and says what was answered', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    const accepted = await visit(path, { decision: 'accept', name: ' Ada Okafor ' });
    expect(accepted.status).toBe(303);
    const next = new URL(accepted.headers.get('location') ?? '', api.url + path);
    expect(next.pathname).toBe(path);
    expect((await owned(id))['decision']).toMatchObject({ decision: 'accept', name: 'Ada Okafor' });
    const { text } = await visit(path);
    expect(text).toContain('You accepted this offer on');
    expect(text).not.toContain('<form');
    const again = await visit(path, { decision: 'decline' });
    expect([again.status, again.text.includes('It was accepted already')]).toEqual([409, true]);
  });

  it('speaks German to a German browser', async () => {
    const { id, path } = await buildSentOffer(api, employer, {
      salary: { amount: 64_000.5, currency: 'EUR', period: 'month' },
      start_date: '2027-03-01',
    });
    const headers = { accept: BROWSER, 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const german = async (address = path) => {
      const answer = await fetch(api.url + address, {
        headers: { ...headers, 'x-forwarded-for': '10.2.0.2' },
      });
      expect(answer.headers.get('vary')).toContain('Accept-Language');
      return answer.text();
    };
    const offer = await german();
    expect(offer).toContain('<html lang="de">');
    for (const shown of ['64.000,5 EUR pro Monat', '1. März 2027', 'Angebot annehmen', 'Ort']) {
      expect(offer).toContain(shown);
    }
    expect(await german(`${path}x`)).toContain('Hier ist kein Angebot');
    await visit(path, { decision: 'accept', name: 'Ada Okafor' });
    expect((await owned(id)).status).toBe('accepted');
    expect(await german()).toMatch(/Sie haben dieses Angebot am [^<]* UTC angenommen\./);
  });

  it('declines by form with a reason of several lines', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    await visit(path, { decision: 'decline', reason: 'Too far\r\nfrom home', name: '' });
    expect((await owned(id))['decision']).toMatchObject({
      reason: 'Too far\nfrom home',
      name: null,
    });
  });

  it('prints hostile text as text', async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;'`;
    const name = `${hostile}\u202etxt`;
    const candidate_id = await buildCandidate(api, employer, { name: hostile });
    const { path } = await buildSentOffer(api, employer, {
      candidate_id,
      title: name,
      message: `${hostile}\n${'w'.repeat(5_000)}`,
    });
    const { status, text } = await visit(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|<img/);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('&amp;amp;&#39;');
  });

  it('answers closed, missing and wrong ones with pages and their status', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    const wrong = await visit(path, { decision: 'accept', name: 'x'.repeat(300) });
    expect([wrong.status, wrong.text.includes('Back to the offer')]).toEqual([400, true]);
    expect((await visit(path, { decision: 'accept', __proto__x: '1' })).status).toBe(400);
    expect((await visit(path, '')).status).toBe(400);
    expect((await visit(path, { decision: 'x'.repeat(70_000) })).status).toBe(400);
    expect((await visit(path, { decision: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await owned(id)).status).toBe('sent');
    await call(api, employer.key, { method: 'POST', path: `/offers/${id}/withdraw` });
    const closed = await visit(path);
    expect([closed.status, closed.text.includes('This offer is closed')]).toEqual([410, true]);
    expect((await visit(path, { decision: 'accept' })).status).toBe(410);
    const missing = await visit(`${path}x`);
    expect([missing.status, missing.text.includes('No offer here')]).toEqual([404, true]);
    expect((await visit('/public/offers/%ff')).status).toBe(400);
  });

  it('shares the limits of the JSON route', async () => {
    const { path } = await buildSentOffer(api, employer);
    const headers = { accept: BROWSER, 'x-forwarded-for': '10.2.0.1' };
    const statuses: number[] = [];
    for (let visits = 0; visits < 130; visits += 1) {
      statuses.push((await fetch(api.url + path, { headers })).status);
    }
    expect(statuses).toContain(429);
  });
});
