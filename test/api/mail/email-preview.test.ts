import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { callConsole } from '../../support/console/member.ts';
import { buildPipeline, make } from '../../support/console/records.ts';
import { buildMember, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let employer: Employer;
let member: TestMember;
let candidateId: string;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'letters-'));
  api = await startApi();
  employer = await buildEmployer(api);
  member = await buildMember(api, employer.key.accountId, 'admin');
  candidateId = (await buildPipeline(api, member)).candidate.id;
});
afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true });
});

const letter = {
  subject: 'About {{job.title}}',
  body_text: 'Dear {{candidate.first_name}},\n\nwe met at {{organization.name}}.',
  layout: 'letter',
};

interface Answer {
  data: Json & { id: string };
  error: { details: { path: string; message: string }[] };
}

const post = (path: string, body: Json) =>
  call<Answer>(api, employer.key, { method: 'POST', path, body });

async function delivered(send: { id: string }): Promise<string> {
  const accountId = employer.key.accountId;
  await runToEnd(mailingBy(api.ctx, { MAIL_DIR: directory }), { id: send.id, accountId });
  const folder = join(directory, 'new');
  const [name = ''] = await readdir(folder);
  const source = await readFile(join(folder, name), 'utf8');
  await rm(folder, { recursive: true });
  return source;
}

/** Promise: an e-mail is shown as its first recipient would get it, and nothing is stored or sent. */
describe('a preview', () => {
  it('fills the texts for the first recipient', async () => {
    const body = { ...letter, to: [candidateId, candidateId] };
    const { status, body: answer } = await post('/email/preview', body);
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      recipients: 1,
      to: 'signe@example.com',
      subject: 'About Ferry Engineer',
      body_text: 'Dear Signe,\n\nwe met at Harbour Clockworks.',
    });
    expect(answer.data['body_html']).toContain('Harbour Clockworks');
    expect(answer.data['body_html']).toContain('Dear Signe,');
    const { mongo } = api.ctx.stores;
    const { accountId } = employer.key;
    expect(await sendModel(mongo).countDocuments({ accountId })).toBe(0);
    expect(await mailModel(mongo).countDocuments({ accountId })).toBe(0);
  });

  it('refuses what the send refuses', async () => {
    const body = { ...letter, to: ['nobody@example.com'] };
    const [shown, sent] = [await post('/email/preview', body), await post('/email/send', body)];
    expect(shown.status).toBe(400);
    expect(shown.body.error.details).toEqual(sent.body.error.details);
  });

  it('has no HTML in the plain layout, and keeps HTML of its own in a letter', async () => {
    const plain = await post('/email/preview', { ...letter, layout: 'plain', to: [candidateId] });
    expect(plain.body.data['body_html']).toBeNull();
    const own = { subject: 'S', body_html: '<p>Own</p>', layout: 'letter', to: [candidateId] };
    expect((await post('/email/preview', own)).body.data['body_html']).toBe('<p>Own</p>');
  });
});

/** Promise: a letter arrives as text and as HTML with the company, and replies go to the member who wrote it. */
describe('a letter of a member', () => {
  it('arrives as it was shown', async () => {
    const send = await make(api, member, ['/email/send', { ...letter, to: [candidateId] }]);
    const source = await delivered(send);
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Content-Type: text/html');
    expect(source).toContain(`Reply-To: ${member.user.email}`);
    expect(source).toContain('Dear Signe,');
  });

  it('is answered where the member says', async () => {
    const body = { ...letter, to: [candidateId], reply_to: 'desk@example.com' };
    const shown = await callConsole(api, member, ['POST', '/email/preview', body]);
    expect(shown.body.data).toMatchObject({ reply_to: 'desk@example.com' });
  });

  it('to a selection has the same frame and the same replies', async () => {
    const work = { action: 'mail', ids: [candidateId], ...letter };
    const { send_id: id } = await make(api, member, ['/candidates/bulk', work]);
    const source = await delivered({ id: String(id) });
    expect(source).toContain('Content-Type: text/html');
    expect(source).toContain(`Reply-To: ${member.user.email}`);
  });
});
