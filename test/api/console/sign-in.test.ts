import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createSignInLink } from '../../../services/accounts/console/sign-in-links.ts';
import { buildMember, linkFor, type TestMember } from '../../support/console/member.ts';
import { roomInMinute } from '../../support/clock-minute.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
};

/** The page to go to afterwards, as the form of the sign-in page holds it. */
function hiddenNext(html: string): string {
  const [, value = ''] = /name="next" value="([^"]*)"/.exec(html) ?? [];
  return value.replaceAll('&amp;', '&');
}

describe('signing in', () => {
  let api: TestApi;
  let mail: string;
  let owner: TestMember;
  beforeAll(async () => {
    mail = await mkdtemp(join(tmpdir(), 'openrole-mail-'));
    api = await startApi({ settings: { MAIL_DIR: mail } });
    const { accountId } = await buildKey(api.ctx.stores);
    owner = await buildMember(api, accountId, 'owner');
  });
  afterAll(async () => {
    await api.close();
    await rm(mail, { recursive: true });
  });

  const post = (path: string, body = '', headers: Record<string, string> = form) =>
    fetch(api.url + path, { method: 'POST', body, headers, redirect: 'manual' });
  const ask = (email: string) =>
    post('/console/sign-in', new URLSearchParams({ email }).toString());
  const mails = async () => {
    const names = await readdir(join(mail, 'new')).catch(() => []);
    return Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(mail, 'new', name)))),
    );
  };
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie') ?? '';

  it('speaks German to a German browser', async () => {
    const headers = { ...form, 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
    const asked = await fetch(`${api.url}/console/sign-in`, { headers });
    expect(asked.headers.get('vary')).toContain('Accept-Language');
    const html = await asked.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('Link senden');
    const wrong = await post('/console/sign-in', 'email=nobody', headers);
    expect(await wrong.text()).toContain('Geben Sie eine E-Mail-Adresse ein');
    const used = await fetch(`${api.url}/console/sign-in/used`, { headers });
    expect([used.status, await used.text()]).toEqual([
      410,
      expect.stringContaining('Dieser Link gilt nicht mehr'),
    ]);
    const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
    const refused = await post('/console/sign-in', 'email=a%40example.com', foreign);
    const said = await refused.text();
    expect(said).toContain('Das hat nicht geklappt');
    expect(said).toContain('Die Anfrage kam nicht von einer Seite der Konsole.');
    expect(said).not.toContain('The request');
  });

  it('mails a link that signs in once, after a button', async () => {
    await roomInMinute();
    const answer = await ask(owner.user.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('a link is on its way');
    await eventually('the mail', async () => (await mails()).length === 1);
    const [message] = await mails();
    const [, path = ''] = /(\/console\/sign-in\/\S+)/.exec(message?.text ?? '') ?? [];
    // A scanner that follows the link uses nothing up.
    for (let i = 0; i < 3; i += 1) {
      const page = await fetch(api.url + path);
      expect(page.headers.get('set-cookie')).toBeNull();
      expect(await page.text()).toContain(owner.user.email);
    }
    const signedIn = await post(path);
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/console']);
    expect(cookieOf(signedIn)).toMatch(
      /^openrole_console=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect((await post(path)).status).toBe(410);
    expect((await fetch(api.url + path)).status).toBe(410);
  });

  it('answers alike for an address without access, and mails nobody', async () => {
    const before = (await mails()).length;
    const known = await ask(owner.user.email);
    const unknown = await ask('nobody@example.com');
    expect(await unknown.text()).toBe(await known.text());
    expect((await mails()).filter(({ to }) => to?.[0]?.address === 'nobody@example.com')).toEqual(
      [],
    );
    // One mail a minute to an address.
    expect((await mails()).length).toBeLessThanOrEqual(before + 1);
  });

  it('lets only one of two presses in', async () => {
    const path = await linkFor(api, owner.user);
    const answers = await Promise.all([post(path), post(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  });

  it('stores hashes, never tokens', async () => {
    const path = await linkFor(api, owner.user);
    const token = path.split('/').at(-1) ?? '';
    const cookie = cookieOf(await post(path)).split(/[=;]/)[1] ?? '';
    const { mongo } = api.ctx.stores;
    for (const name of ['sign_in_links', 'console_sessions']) {
      const stored = JSON.stringify(await mongo.collection(name).find().toArray());
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(cookie);
    }
  });

  it('refuses a sign-in that another site posts', async () => {
    const path = await linkFor(api, owner.user);
    const answer = await post(path, '', { ...form, 'sec-fetch-site': 'cross-site' });
    expect([answer.status, cookieOf(answer)]).toEqual([403, '']);
    expect((await post(path)).status).toBe(303);
  });

  it('says that an expired link is one', async () => {
    const path = await linkFor(api, owner.user);
    await api.ctx.stores.mongo
      .collection('sign_in_links')
      .updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    const answer = await post(path);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('Ask for another one');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/console@evil.example',
    '/console/../x',
    '/console/%2e%2e/x',
    '/console/api/x',
    '/console\r\nSet-Cookie: a=b',
    '/careers/../x/preview/job_1',
    '/careers/acme/ferry-engineer',
  ])('sends nobody to %j afterwards', async (next) => {
    const page = await fetch(`${api.url}/console/sign-in?next=${encodeURIComponent(next)}`);
    expect(await page.text()).toContain('name="next" value="/console"');
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['a long address', `/console?${'a'.repeat(2_000)}`],
  ])('keeps %s out of links', async (_what, next) => {
    const link = { user: owner.user, next, lifetimeMs: 60_000 };
    const { path } = await createSignInLink(api.ctx.stores, link);
    expect((await post(path)).headers.get('location')).toBe('/console');
  });

  it.each([
    '/console/candidates?q=Signe+Holm&tag=%C3%A5%2Fb&note=/x?y:z',
    '/careers/harbour-clockworks/preview/job_0Nb_Ferry-1',
    '/careers/harbour-clockworks/preview/job_0Nb_Ferry-1/apply?source=a%20b',
  ])('leads a visitor without a session back to %s', async (wanted) => {
    await roomInMinute();
    const { user } = await buildMember(api, owner.accountId, 'viewer');
    const sent = await fetch(api.url + wanted, { redirect: 'manual' });
    const signInPage = sent.headers.get('location') ?? '';
    expect([sent.status, signInPage]).toEqual([
      303,
      `/console/sign-in?next=${encodeURIComponent(wanted)}`,
    ]);
    const next = hiddenNext(await (await fetch(api.url + signInPage)).text());
    await post('/console/sign-in', new URLSearchParams({ email: user.email, next }).toString());
    const mailed = async () => (await mails()).find(({ to }) => to?.[0]?.address === user.email);
    await eventually('the mail', async () => (await mailed()) !== undefined);
    const [, link = ''] = /(\/console\/sign-in\/\S+)/.exec((await mailed())?.text ?? '') ?? [];
    expect((await post(link)).headers.get('location')).toBe(wanted);
  });

  it('leads to the sign-in page and back', async () => {
    const answer = await fetch(`${api.url}/console/keys`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/console/sign-in?next=%2Fconsole%2Fkeys',
    ]);
  });

  it('limits requests for links by client address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await ask(`person-${i}@example.com`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
