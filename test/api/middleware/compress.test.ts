import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildMember, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { buildApplication, openLinkOf } from '../../support/hiring/status-links.ts';
import { rawGet } from '../../support/raw-get.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const inBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

/** Promise: long texts travel compressed, except where their length would reveal a secret. */
describe('an answer', () => {
  let api: TestApi;
  let employer: Employer;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    owner = await buildMember(api, employer.key.accountId, 'owner');
    for (const title of ['Bell Founder', 'Night Watch', 'Clock Tower Mechanic']) {
      await buildPosting(api, employer, {
        title,
        description_html: `<p>${'Keep the time. '.repeat(100)}</p>`,
      });
    }
  });
  afterAll(() => api.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    rawGet(api.url + path, headers, method);
  const board = () => `/job-boards/${employer.slug}/jobs`;
  const asMember = (site: Record<string, string>) => {
    const { cookie = '' } = owner.headers;
    return { ...inBrowser, cookie, ...site };
  };

  it.each([
    ['a board', () => [board(), {}] as const],
    ['a careers page', () => [`/careers/${employer.slug}`, {}] as const],
    ['a list of the account', () => ['/jobs/post', employer.key.headers] as const],
  ])('%s is the same in each encoding', async (_what, of) => {
    const [path, headers] = of();
    const plain = await get(path, headers);
    expect(plain.said['content-encoding']).toBeUndefined();
    expect(plain.said['content-length']).toBe(String(plain.body.length));
    expect(plain.said.vary).toContain('Accept-Encoding');
    for (const encoding of ['br', 'gzip']) {
      const sent = await get(path, { ...headers, 'accept-encoding': encoding });
      expect(sent.said['content-encoding']).toBe(encoding);
      expect(sent.said.vary).toContain('Accept-Encoding');
      expect(sent.said.etag).toBe(plain.said.etag);
      expect(sent.body.length).toBeLessThan(plain.body.length / 1.5);
      expect(sent.text()).toBe(plain.text());
    }
  });

  it('of less than 1 KB is sent as it is, with its length', async () => {
    for (const path of ['/healthz', '/no-such-path']) {
      const { said, body } = await get(path, inBrowser);
      expect(said['content-encoding']).toBeUndefined();
      expect(said['content-length']).toBe(String(body.length));
    }
  });

  it('to HEAD has the length of the plain body, and no body', async () => {
    const plain = await get(board());
    const head = await get(board(), {}, 'HEAD');
    expect(head.said['content-length']).toBe(plain.said['content-length']);
    expect(head.body.length).toBe(0);
  });

  it('of a board is 304 under the tag of any encoding', async () => {
    const { said } = await get(board(), inBrowser);
    for (const headers of [inBrowser, {}]) {
      const again = await get(board(), { ...headers, 'if-none-match': String(said.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.said.vary).toContain('Accept-Encoding');
    }
  });

  it('of the console is compressed only for a page of our own, or a typed address', async () => {
    const encodingFor = async (site: Record<string, string>) => {
      const { status, said } = await get('/console/postings', asMember(site));
      expect(status).toBe(200);
      expect(said['content-length'] === undefined).toBe(said['content-encoding'] !== undefined);
      return said['content-encoding'];
    };
    expect(await encodingFor({ 'sec-fetch-site': 'same-origin' })).toBe('br');
    expect(await encodingFor({ 'sec-fetch-site': 'none' })).toBe('br');
    expect(await encodingFor({ 'sec-fetch-site': 'same-site' })).toBeUndefined();
    expect(await encodingFor({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
    expect(await encodingFor({})).toBeUndefined();
  });

  it('under a secret link is never compressed', async () => {
    const { path } = await openLinkOf(api, employer, await buildApplication(api, employer));
    const { status, said, body } = await get(path, inBrowser);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(1024);
    expect(said['content-encoding']).toBeUndefined();
  });

  it('that shows the secret of an endpoint is never compressed', async () => {
    const url = `https://hooks.example.com/${'a'.repeat(1500)}`;
    const body = { url, event_kinds: ['*'] };
    const { status, headers } = await call(api, employer.key, {
      method: 'POST',
      path: '/webhooks',
      headers: inBrowser,
      body,
    });
    expect([status, headers.get('content-encoding')]).toEqual([201, null]);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(1500);
  });
});
