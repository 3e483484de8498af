import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { mailConfirmation } from '../../../services/mail/mail-confirmations.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { statusLinkModel } from '../../../storage/hiring/status-link.model.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { buildApplication, type Applied } from '../../support/hiring/status-links.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: an applicant gets one confirmation per application, with a link that only the mail holds. */
describe('confirmations', () => {
  let api: TestApi;
  let employer: Employer;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'confirmations-'));
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
  });
  afterAll(async () => {
    await api.close();
    await rm(directory, { recursive: true });
  });
  beforeEach(async () => {
    employer = await buildEmployer(api);
    await rm(join(directory, 'new'), { recursive: true, force: true });
  });

  const mailsTo = (candidateId: string) =>
    mailModel(api.ctx.stores.mongo).find({ candidateId }).lean();
  const eventOf = (applied: Applied) =>
    ({
      accountId: employer.key.accountId,
      data: {
        candidate: { id: applied.candidateId },
        application: { id: applied.applicationId, job_id: applied.jobId },
      },
    }) as unknown as OutboxEvent<'candidate.application_submitted'>;
  const react = (applied: Applied) => mailConfirmation(api.ctx, eventOf(applied));

  async function handedOver({ candidateId }: Applied): Promise<string[]> {
    const [mail] = await mailsTo(candidateId);
    const ctx = mailingBy(api.ctx, { MAIL_DIR: directory });
    await runToEnd(ctx, { id: mail?.sendId ?? '', accountId: employer.key.accountId });
    const names = await readdir(join(directory, 'new')).catch(() => []);
    return Promise.all(names.map((name) => readFile(join(directory, 'new', name), 'utf8')));
  }

  it('go out once, however often the reaction runs', async () => {
    const applied = await buildApplication(api, employer);
    await eventually('the mail', async () => (await mailsTo(applied.candidateId)).length === 1);
    await Promise.all([1, 2, 3].map(() => react(applied)));
    expect(await mailsTo(applied.candidateId)).toHaveLength(1);
    const [message = '', ...others] = await handedOver(applied);
    expect(others).toEqual([]);
    const decoded = message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, path = ''] = /(\/careers\/[^/]+\/applications\/[\w-]{43})/.exec(decoded) ?? [];
    expect(path).toContain(employer.slug);
    const shown = await fetch(api.url + path, { headers: { accept: 'text/html' } });
    expect(shown.status).toBe(200);
    const token = path.split('/').at(-1) ?? '-';
    const { mongo } = api.ctx.stores;
    const stored = [
      await sendModel(mongo).find().lean(),
      await statusLinkModel(mongo).find().lean(),
      await candidateModel(mongo).find().lean(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('reach nobody whom the employer added', async () => {
    const { id: jobId } = await buildPosting(api, employer);
    const person = { name: 'Nils Holm', email: 'nils@example.com', job_id: jobId };
    const request = { method: 'POST', path: '/candidates', body: person };
    const made = await call<{ data: { id: string; applications: { id: string }[] } }>(
      api,
      employer.key,
      request,
    );
    const { id: candidateId, applications } = made.body.data;
    await react({ candidateId, applicationId: applications[0]?.id ?? '', jobId } as Applied);
    expect(await mailsTo(candidateId)).toEqual([]);
  });

  it('obey the role, its organization, and suppressions', async () => {
    const off = await buildApplication(api, employer, {
      role: { features: { confirmation: false } },
    });
    await react(off);
    expect(await mailsTo(off.candidateId)).toEqual([]);
    await call(api, employer.key, {
      method: 'PATCH',
      path: `/company-organizations/${employer.organizationId}`,
      body: { features: { confirmation: false } },
    });
    const silent = await buildApplication(api, employer);
    await react(silent);
    expect(await mailsTo(silent.candidateId)).toEqual([]);
    const role = { features: { confirmation: true }, confirmation_text: 'We answer in a week.' };
    const told = await buildApplication(api, employer, { role });
    await react(told);
    const [mail] = await mailsTo(told.candidateId);
    const send = await sendModel(api.ctx.stores.mongo).findById(mail?.sendId).lean();
    expect(send?.bodyText).toContain('We answer in a week.');
    const body = { address: told.email };
    await call(api, employer.key, { method: 'POST', path: '/email/suppressions', body });
    expect(await handedOver(told)).toEqual([]);
    expect((await mailsTo(told.candidateId))[0]?.status).toBe('suppressed');
  });

  it('are written in the language of the role', async () => {
    const { id: jobId } = await buildPosting(api, employer, {
      title: 'Uhrmacherin',
      description_html:
        'Wir suchen eine Uhrmacherin für die Uhr am Hafen. Du pflegst das Werk und bist mit uns auf dem Turm.',
    });
    const applied = await buildApplication(api, employer, { jobId });
    await react(applied);
    const [mail] = await mailsTo(applied.candidateId);
    const send = await sendModel(api.ctx.stores.mongo).findById(mail?.sendId).lean();
    expect(send?.subject).toBe('Ihre Bewerbung: Uhrmacherin');
  });
});
