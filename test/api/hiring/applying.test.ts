import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createParseResumeFile } from '../../../activities/hiring/parse-resume-file.ts';
import { fileUrl } from '../../../services/files/file-links.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { findResume } from '../../../storage/accounts/account-resumes.ts';
import { makeJob } from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Refusal {
  error: { code: string; details?: { path: string; message: string }[] };
}
interface Applied {
  application: { id: string; job_id: string; status: string };
}

const RESUME =
  'Tomas Berg\ntomas.berg@example.com\n\nExperience\nClockmaker, Harbour Works, 2019 - 2024\n';
const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('applying on behalf of an account (decision 0014)', () => {
  let api: TestApi;
  let employer: Employer;
  let seeker: TestKey;
  const market = makeJob({ title: 'Kite Tester', applyUrl: 'https://kites.example/apply/7' });
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    await seedMarket(api.ctx.stores, [market]);
    seeker = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const apply = <Body = Applied>(id: string, body: Json = {}, key = seeker) =>
    call<Body>(api, key, { method: 'POST', path: `/jobs/${id}/apply`, body });
  const candidateOf = (jobId: string) =>
    candidateModel(api.ctx.stores.mongo).findOne({ 'applications.jobId': jobId }).lean();

  it('uses name, e-mail, phone and résumé of the profile, and records the account', async () => {
    await call(api, seeker, {
      method: 'PATCH',
      path: '/account',
      body: { name: 'Tomas Berg', phone: '+46 70 765 43 21' },
    });
    const put = await call(api, seeker, {
      method: 'PUT',
      path: '/account/resume',
      body: { filename: 'Tomas.txt', content_base64: base64(RESUME) },
    });
    expect([put.status, put.body]).toEqual([202, { data: { status: 'queued' } }]);
    const { id } = await buildPosting(api, employer);
    const { status, body } = await apply(id);
    expect([status, body.application.status]).toEqual([201, 'applied']);
    const { body: account } = await call(api, seeker, { path: '/account' });
    expect(await candidateOf(id)).toMatchObject({
      accountId: employer.key.accountId,
      name: 'Tomas Berg',
      email: account.data['email'],
      phone: '+46707654321',
      source: 'api',
      applications: [
        { appliedBy: seeker.accountId, files: [{ key: 'resume', filename: 'Tomas.txt' }] },
      ],
    });
    const again = await apply<Refusal>(id);
    expect([again.status, again.body.error.code]).toEqual([400, 'duplicate_application']);
  });

  it('uses name, phone, location and links of the résumé when the profile has none', async () => {
    const own = await buildKey(api.ctx.stores);
    await call(api, own, { method: 'PATCH', path: '/account', body: { name: null } });
    const basics = {
      name: 'Ines Duarte',
      phone: '+351 912 345 678',
      location: { city: 'Porto', countryCode: 'PT' },
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ines-duarte' }],
    };
    const body = { resume: { basics } };
    await call(api, own, { method: 'PUT', path: '/account/resume', body });
    const { id } = await buildPosting(api, employer, {
      application_fields: [
        { key: 'name', label: 'Name', type: 'text', required: true },
        { key: 'phone', label: 'Phone', type: 'phone', required: true },
        { key: 'place', label: 'Location', type: 'location', required: true },
        { key: 'linkedin', label: 'LinkedIn', type: 'url', required: true },
      ],
    });
    expect((await apply(id, {}, own)).status).toBe(201);
    expect(await candidateOf(id)).toMatchObject({
      name: 'Ines Duarte',
      phone: '+351912345678',
      links: ['https://www.linkedin.com/in/ines-duarte'],
      applications: [{ answers: { place: { text: 'Porto, PT', country: 'PT' } } }],
    });
  });

  it('prefers the values of the call over the profile', async () => {
    const { id } = await buildPosting(api, employer);
    await apply(id, { name: 'T. Berg', answers: { email: 'other@example.com' } });
    expect(await candidateOf(id)).toMatchObject({ name: 'T. Berg', email: 'other@example.com' });
  });

  it("changes a known candidate's consent when the address is the account's own, and announces each change", async () => {
    const own = await buildKey(api.ctx.stores);
    const receiver = { url: 'http://127.0.0.1:9/nobody', event_kinds: ['candidate.updated'] };
    await call(api, employer.key, { method: 'POST', path: '/webhooks', body: receiver });
    await call(api, own, { method: 'PATCH', path: '/account', body: { name: 'Tomas Berg' } });
    let candidate: Awaited<ReturnType<typeof candidateOf>> = null;
    for (const consent of [false, undefined, true, true, undefined, false]) {
      const { id } = await buildPosting(api, employer);
      const said = consent === undefined ? {} : { consent_discovery: consent };
      expect((await apply(id, said, own)).status).toBe(201);
      candidate = await candidateOf(id);
    }
    expect(candidate?.applications).toHaveLength(6);
    const told = () =>
      api.ctx.stores.mongo
        .collection<Json>('events')
        .find({ subjectId: candidate?._id, kind: 'candidate.updated' })
        .toArray();
    await eventually('both changes', async () => (await told()).length >= 2, 10_000);
    const changed = (await told()).map(({ data }) => (data as Json)['changed']);
    expect(changed).toEqual([['consent'], ['consent']]);
  });

  it('does not change consent for another address', async () => {
    const email = `mara-${Date.now()}@example.com`;
    const person = { name: 'Mara Lindqvist', email };
    for (const consent_discovery of [false, true]) {
      const { id } = await buildPosting(api, employer);
      expect((await apply(id, { ...person, consent_discovery })).status).toBe(201);
      expect(await candidateOf(id)).toMatchObject({ email, consent: { discovery: false } });
    }
  });

  it('refuses a name that is given twice with different values, as a board does', async () => {
    const { id } = await buildPosting(api, employer);
    const body = { name: 'T. Berg', answers: { name: 'Tomas Berg' } };
    const refused = await apply<Refusal>(id, body);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_application']);
    expect(refused.body.error.details?.map(({ path }) => path)).toEqual(['name']);
  });

  it('adds nothing that the form does not accept', async () => {
    const own = await buildKey(api.ctx.stores);
    const phone = { name: 'Tomas Berg', phone: '+46 70 765 43 21' };
    await call(api, own, { method: 'PATCH', path: '/account', body: phone });
    const resume = { filename: 'Tomas.txt', content_base64: base64(RESUME) };
    await call(api, own, { method: 'PUT', path: '/account/resume', body: resume });
    const fields = [
      { key: 'by_phone', label: 'May we call?', type: 'boolean' },
      {
        ...{ key: 'phone', label: 'Phone', type: 'phone', required: true },
        depends_on: { key: 'by_phone', value: true },
      },
    ];
    const cv = { key: 'resume', label: 'Résumé', type: 'file' };
    for (const unfit of [{ constraints: { accept: ['.docx'] } }, { visibility: 'internal' }]) {
      const form = { application_fields: [...fields, { ...cv, ...unfit }] };
      const [quiet, called] = [
        await buildPosting(api, employer, form),
        await buildPosting(api, employer, form),
      ];
      expect((await apply(quiet.id, { answers: { by_phone: false } }, own)).status).toBe(201);
      expect((await apply(called.id, { answers: { by_phone: true } }, own)).status).toBe(201);
      expect(await candidateOf(called.id)).toMatchObject({
        applications: [
          { answers: { by_phone: false }, files: [] },
          { answers: { by_phone: true, phone: '+46707654321' }, files: [] },
        ],
      });
      await candidateModel(api.ctx.stores.mongo).deleteOne({ 'applications.jobId': quiet.id });
    }
    const unasked = await buildPosting(api, employer, { application_fields: [] });
    await apply(unasked.id, {}, own);
    const { phone: sent, applications } = (await candidateOf(unasked.id)) ?? {};
    expect([sent, applications?.[0]?.answers]).toEqual([
      null,
      { name: 'Tomas Berg', email: expect.any(String) },
    ]);
    const needed = {
      application_fields: [{ ...cv, required: true, constraints: { accept: ['.pdf'] } }],
    };
    const { body } = await apply<Refusal>((await buildPosting(api, employer, needed)).id, {}, own);
    expect(body.error.details).toEqual([{ path: 'answers.resume', message: 'is required' }]);
  });

  it('renders a résumé given as JSON Resume, deterministically', async () => {
    const own = await buildKey(api.ctx.stores);
    const useResume = (resume: Json) =>
      call(api, own, { method: 'PUT', path: '/account/resume', body: { resume } });
    const filesSent = async (form?: Json[]) => {
      const { id } = await buildPosting(api, employer, form && { application_fields: form });
      expect((await apply(id, { name: 'Tomas Berg' }, own)).status).toBe(201);
      const { applications } = (await candidateOf(id)) ?? {};
      return applications?.find(({ jobId }) => jobId === id)?.files;
    };
    await useResume({ basics: { name: 'Tomas Berg' } });
    const [sent] = [await filesSent(), await filesSent()].map((files) => files?.[0]);
    const drawn = { key: 'resume', filename: 'tomas-berg.pdf', contentType: 'application/pdf' };
    expect(sent).toMatchObject(drawn);
    expect((await filesSent())?.[0]?.fileId).toBe(sent?.fileId);
    const cv = { key: 'resume', label: 'Résumé', type: 'file' };
    expect(await filesSent([{ ...cv, constraints: { accept: ['.docx'] } }])).toEqual([]);
    const summary = 'Clocks. '.repeat(1_000);
    const long = Array.from({ length: 3 }, () => ({ name: 'Harbour Works', summary }));
    for (const unfit of [{ basics: { name: 'ᏣᎳᎩ' } }, {}, { work: long }]) {
      expect((await useResume(unfit)).status).toBe(202);
      expect(await filesSent()).toEqual([]);
    }
  });

  it('refuses roles that are hosted elsewhere', async () => {
    const { status, body } = await apply<Refusal>(market.id);
    expect([status, body.error.code]).toEqual([400, 'not_hosted']);
    expect(body.error.details).toEqual([{ path: 'apply_url', message: market.applyUrl }]);
  });

  it('drafts are 404, closed roles 400', async () => {
    const draft = await buildPosting(api, employer, { publish: false });
    expect((await apply(draft.id)).status).toBe(404);
    const { id } = await buildPosting(api, employer);
    await call(api, employer.key, { method: 'POST', path: `/jobs/post/${id}/close` });
    expect((await apply<Refusal>(id)).body.error.code).toBe('role_closed');
  });

  it("lists and counts the account's applications, page by page, only for the account", async () => {
    const own = await buildKey(api.ctx.stores);
    const made: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { id } = await buildPosting(api, employer, {
        application_fields: [
          {
            key: 'permit',
            label: 'Permit?',
            type: 'boolean',
            knockout: { op: 'equals', value: false },
          },
        ],
      });
      await apply(id, { name: 'Ann', answers: { permit: index !== 1 } }, own);
      made.unshift(id);
    }
    type List = { data: Json[]; meta: { next_cursor: string | null } };
    const first = await call<List>(api, own, { path: '/applied-jobs?limit=2' });
    const cursor = first.body.meta.next_cursor ?? '';
    const second = await call<List>(api, own, { path: `/applied-jobs?limit=2&cursor=${cursor}` });
    const rows = [...first.body.data, ...second.body.data];
    expect(rows.map((row) => row['job_id'])).toEqual(made);
    expect(second.body.meta.next_cursor).toBeNull();
    // The knock-out is visible only inside the company.
    expect(rows.map((row) => row['status'])).toEqual(['applied', 'applied', 'applied']);
    expect(rows[0]).toMatchObject({ title: 'Clock Tower Mechanic', session_id: null });
    const counts = await call<{ data: Json[] }>(api, own, { path: '/applied-jobs/counts' });
    expect(counts.body.data).toEqual([{ status: 'applied', count: 3 }]);
    const stranger = await call<List>(api, employer.key, { path: '/applied-jobs' });
    expect(stranger.body.data).toEqual([]);
  });

  describe('the profile', () => {
    it('is changed member by member; null clears', async () => {
      const own = await buildKey(api.ctx.stores);
      const patch = (body: Json) => call(api, own, { method: 'PATCH', path: '/account', body });
      await patch({
        location: 'Lund',
        facts: { work_authorization: { SE: true }, notice_period: '30 days' },
      });
      const { body } = await patch({
        location: null,
        facts: { notice_period: null, sponsorship: { US: true } },
      });
      expect(body.data).toMatchObject({
        location: null,
        facts: {
          work_authorization: { SE: true },
          sponsorship: { US: true },
          notice_period: null,
          salary_expectation: null,
          earliest_start: null,
        },
        balance_usd_micros: 5_000_000,
      });
    });

    it.each<[Json, string]>([
      [{ phone: 'none' }, 'phone'],
      [{ links: ['javascript:alert(1)'] }, 'links.0'],
      [{ facts: { work_authorization: { Sweden: true } } }, 'facts.work_authorization.Sweden'],
      [{ facts: { earliest_start: 'soon' } }, 'facts.earliest_start'],
      [{ balance_usd_micros: 1 }, 'balance_usd_micros'],
    ])('%j is refused', async (body, path) => {
      const answer = await call<Refusal>(api, seeker, { method: 'PATCH', path: '/account', body });
      expect([answer.status, answer.body.error.details?.[0]?.path]).toEqual([400, path]);
    });
  });

  describe('the résumé', () => {
    it('is stored as JSON Resume, shown and deleted', async () => {
      const own = await buildKey(api.ctx.stores);
      expect((await call(api, own, { path: '/account/resume' })).status).toBe(404);
      const resume = { basics: { name: 'Ann Holm' } };
      const put = await call(api, own, {
        method: 'PUT',
        path: '/account/resume',
        body: { resume },
      });
      expect([put.status, put.body]).toEqual([202, { data: { status: 'ready' } }]);
      const got = await call(api, own, { path: '/account/resume' });
      expect(got.body.data).toMatchObject({ status: 'ready', resume, file_url: null });
      expect((await call(api, own, { method: 'DELETE', path: '/account/resume' })).status).toBe(
        204,
      );
      expect((await call(api, own, { path: '/account/resume/status' })).status).toBe(404);
    });

    it('is available by a signed link after an upload, as a download under its own name', async () => {
      const own = await buildKey(api.ctx.stores);
      await call(api, own, {
        method: 'PUT',
        path: '/account/resume',
        body: { filename: 'Ann "x" Hölm.txt', content_base64: base64(RESUME) },
      });
      const { body } = await call(api, own, { path: '/account/resume' });
      const url = String(body.data['file_url']).replace(/^https?:\/\/[^/]+/, api.url);
      const answer = await fetch(url);
      expect(await answer.text()).toBe(RESUME);
      expect(answer.headers.get('content-type')).toBe('text/plain');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''Ann%20x%20H%C3%B6lm.txt",
      );
      const forged = await fetch(url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'));
      expect(forged.status).toBe(404);
    });

    it('has links that work for 24 h, then return 410', async () => {
      const { id } = await saveFile(api.ctx.stores, {
        accountId: seeker.accountId,
        contentType: 'text/plain',
        content: Buffer.from('late'),
      });
      const statusOf = async (ageMs: number) => {
        const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - ageMs);
        const url = fileUrl(api.ctx, { id, name: 'late.txt' });
        clock.mockRestore();
        const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, api.url));
        return { status: answer.status, body: await answer.text() };
      };
      const day = 24 * 60 * 60 * 1000;
      expect(await statusOf(day - 60_000)).toEqual({ status: 200, body: 'late' });
      const late = await statusOf(day + 1);
      expect(late.status).toBe(410);
      expect(late.body).toContain('link_expired');
    });

    it('is refused when its content does not match its name', async () => {
      const answer = await call<Refusal>(api, seeker, {
        method: 'PUT',
        path: '/account/resume',
        body: { filename: 'cv.pdf', content_base64: base64('MZ this is no PDF') },
      });
      expect([answer.status, answer.body.error.code]).toEqual([400, 'unreadable_resume']);
    });

    it('ignores a late parse after another upload has replaced the file', async () => {
      const own = await buildKey(api.ctx.stores);
      const parse = createParseResumeFile(api.ctx);
      const put = (filename: string) =>
        call(api, own, {
          method: 'PUT',
          path: '/account/resume',
          body: { filename, content_base64: base64(RESUME) },
        });
      await put('first.txt');
      const first = await findResume(api.ctx.stores, own.accountId);
      await put('second.txt');
      const input = { accountId: own.accountId, resumeId: first?.id ?? '' };
      expect(await parse(input)).toBe('replaced');
      expect((await findResume(api.ctx.stores, own.accountId))?.status).toBe('queued');
    });
  });
});
