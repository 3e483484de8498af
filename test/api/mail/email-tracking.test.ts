import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppContext } from '../../../services/context.ts';
import { linkToken } from '../../../services/mail/link-token.ts';
import { blankMails, forgetMails } from '../../../storage/mail/erase-mails.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/mail/smtp-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ADDRESS = 'mara@x.example';
const TARGET = 'https://harbour.example/jobs?a=1&b=2';
const HTML = [
  '<p>Hello</p><a href="https://harbour.example/jobs?a=1&amp;b=2">Jobs</a>',
  '<a href="https://harbour.example/about">About</a><a href="https://harbour.example/team">Team</a>',
  '<a href="{{unsubscribe_url}}">Leave</a>',
].join('');

let api: TestApi;
let employer: Employer;
let server: TestSmtpServer;
let ctx: AppContext;
beforeAll(async () => {
  api = await startApi();
  server = await startSmtpServer();
  ctx = mailingBy(api.ctx, { SMTP_URL: server.url });
});
afterAll(async () => {
  await api.close();
  await server.close();
});
beforeEach(async () => {
  employer = await buildEmployer(api);
  server.taken.length = 0;
});

function post(path: string, body: Json) {
  return call<{ data: Json & { id: string }; error: { details: { path: string }[] } }>(
    api,
    employer.key,
    { method: 'POST', path, body },
  );
}

interface Tracked {
  id: string;
  accountId: string;
  html: string;
  links: string[];
  picture: string | undefined;
}

const both = { opens: true, clicks: true };

async function sent(track: Json | undefined, to = ADDRESS): Promise<Tracked> {
  const content = { subject: 'Hello', body_html: HTML, to: [to] };
  const made = await post('/email/send', { ...content, ...(track && { track }) });
  const send = { id: made.body.data.id, accountId: employer.key.accountId };
  await runToEnd(ctx, send);
  const html = decoded(server.taken.at(-1)?.content ?? '');
  const here = (kind: string) =>
    [...html.matchAll(/"http[^"]*(\/public\/[a-z-]+\/[^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.startsWith(`/public/${kind}/`))
      .map((path) => api.url + path);
  return { ...send, html, links: here('email-links'), picture: here('email-pictures')[0] };
}

/** The HTML of a message, whose lines are folded. */
function decoded(content: string): string {
  return content
    .slice(content.indexOf('Content-Type: text/html'))
    .replaceAll(/=\r\n/g, '')
    .replaceAll('=3D', '=');
}

/** As if the mail had been handed over a minute ago. */
async function aMinuteLater({ id }: Tracked): Promise<void> {
  const handedAt = new Date(Date.now() - 60_000);
  await mailModel(api.ctx.stores.mongo).updateMany(
    { sendId: id },
    { $set: { 'visits.handedAt': handedAt } },
  );
}

async function visit(
  url: string | undefined,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  return fetch(url ?? '', {
    method,
    redirect: 'manual',
    headers: { 'user-agent': AGENT, ...headers },
  });
}

async function counts({ id }: { id: string }): Promise<unknown> {
  const { body } = await call(api, employer.key, { path: `/email/sends/${id}` });
  const { opened, clicked } = body.data['counts'] as Json;
  return { opened, clicked };
}

async function visits({ id }: { id: string }): Promise<[unknown, unknown][]> {
  const path = `/email/sends/${id}/events`;
  const { body } = await call<{ data: Json[] }>(api, employer.key, { path });
  return body.data
    .filter(({ kind }) => kind === 'opened' || kind === 'clicked')
    .map(({ kind, reason }) => [kind, reason]);
}

/** Promise (decision 0036): openings and clicks are counted where `track` asks, once per recipient. */
describe('a tracked send', () => {
  it('counts the first opening and the first click of each recipient', async () => {
    const mail = await sent(both);
    await aMinuteLater(mail);
    for (let times = 0; times < 2; times += 1) {
      const picture = await visit(mail.picture);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/gif']);
      expect(picture.headers.get('cache-control')).toBe('no-store');
      const link = await visit(mail.links[0]);
      expect([link.status, link.headers.get('location')]).toEqual([302, TARGET]);
    }
    expect(await counts(mail)).toEqual({ opened: 1, clicked: 1 });
    expect(await visits(mail)).toEqual([
      ['opened', null],
      ['clicked', null],
    ]);
  });

  it('does not rewrite the unsubscribe link, nor anything that is not asked for', async () => {
    const all = await sent(both);
    expect(all.links).toHaveLength(3);
    expect(all.html).toMatch(/<a href="http[^"]+\/public\/unsubscribe\//);
    const opens = await sent({ opens: true }, 'a@x.example');
    expect([opens.links, opens.picture === undefined]).toEqual([[], false]);
    const clicks = await sent({ clicks: true }, 'b@x.example');
    expect([clicks.links.length, clicks.picture]).toEqual([3, undefined]);
    for (const [track, to] of [[undefined, 'c'] as const, [{ opens: false }, 'd'] as const]) {
      const none = await sent(track, `${to}@x.example`);
      expect([none.links, none.picture]).toEqual([[], undefined]);
    }
  });

  it('does not count programs', async () => {
    const early = await sent(both);
    await visit(early.picture, { 'user-agent': 'Mozilla/5.0' });
    await visit(early.picture);
    await aMinuteLater(early);
    await visit(early.picture, { 'user-agent': 'Mozilla/5.0' });
    await visit(early.picture, {}, 'HEAD');
    expect(await counts(early)).toEqual({ opened: 0, clicked: 0 });
    expect(await visits(early)).toEqual([['opened', 'machine']]);
    await visit(early.picture);
    expect(await counts(early)).toEqual({ opened: 1, clicked: 0 });
  });

  it('does not count who opens all links at once', async () => {
    const mail = await sent(both);
    await aMinuteLater(mail);
    const answers = await Promise.all(mail.links.map((link) => visit(link)));
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await counts(mail)).toEqual({ opened: 0, clicked: 0 });
    expect(new Set((await visits(mail)).map(([, reason]) => reason))).toEqual(new Set(['machine']));
  });

  it('redirects to an address of its text and to no other', async () => {
    const mail = await sent(both);
    const { config, stores } = api.ctx;
    const found = await mailModel(stores.mongo).findOne({ sendId: mail.id }).lean();
    const tokens = [
      ...['x', `${mail.links[0]?.split('/').at(-1)}x`, mail.picture?.split('/').at(-1)],
      linkToken(config, 'unsubscribe', [found?._id ?? '', '0']),
      ...['3', '99', '-1', 'x', 'https://evil.example'].map((place) =>
        linkToken(config, 'click', [found?._id ?? '', place]),
      ),
      linkToken(config, 'click', ['mal_0NaQ8xT2v7Bd1kZp4mXw', '0']),
    ];
    for (const token of tokens) {
      const answer = await visit(`${api.url}/public/email-links/${token}`);
      expect([token, answer.status, answer.headers.get('location')]).toEqual([token, 404, null]);
    }
  });

  it('is refused without HTML', async () => {
    const { status, body } = await post('/email/send', {
      ...{ subject: 'Hello', body_text: 'Hello', to: [ADDRESS], track: { opens: true } },
    });
    expect([status, body.error.details]).toEqual([
      400,
      [{ path: 'track', message: 'needs body_html' }],
    ]);
  });

  it('keeps nothing of the visitor', async () => {
    const mail = await sent(both);
    await aMinuteLater(mail);
    const planted = 'PlantedBrowser/77';
    await visit(mail.picture, { 'user-agent': planted, 'x-forwarded-for': '203.0.113.77' });
    await visit(mail.links[0], { 'user-agent': planted });
    expect(await counts(mail)).toEqual({ opened: 1, clicked: 1 });
    const record = await mailModel(api.ctx.stores.mongo).findOne({ sendId: mail.id }).lean();
    expect(JSON.stringify(record)).not.toMatch(/PlantedBrowser|203\.0\.113|127\.0\.0\.1/);
  });

  it('notes nothing more when its address is erased, and keeps its counts', async () => {
    const mail = await sent(both);
    await visit(mail.picture);
    await aMinuteLater(mail);
    await visit(mail.links[0]);
    await blankMails(api.ctx.stores, mail.id);
    await visit(mail.picture);
    expect((await visit(mail.links[1])).status).toBe(302);
    expect(await counts(mail)).toEqual({ opened: 0, clicked: 1 });
    expect(await visits(mail)).toEqual([
      ['opened', 'machine'],
      ['clicked', null],
    ]);
    const record = await mailModel(api.ctx.stores.mongo).findOne({ sendId: mail.id }).lean();
    expect([record?.to, record?.visits]).toEqual([null, undefined]);
  });

  it('notes nothing more of a candidate who was anonymised', async () => {
    const made = await post('/candidates', { name: 'Mara', email: ADDRESS });
    const mail = await sent(both, made.body.data.id);
    await aMinuteLater(mail);
    const { accountId } = mail;
    await forgetMails(api.ctx.stores, { accountId, ids: [made.body.data.id], addressKeys: [] });
    await visit(mail.picture);
    expect(await counts(mail)).toEqual({ opened: 0, clicked: 0 });
  });
});
