import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { eeoAnswerModel } from '../../../storage/hiring/eeo-answer.model.ts';
import { fileModel } from '../../../storage/files/file.model.ts';
import { roomInMinute } from '../../support/clock-minute.ts';
import { applyOnBoard, type BoardAnswer } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n').toString(
  'base64',
);
const text = (content: string) => Buffer.from(content).toString('base64');

describe('public apply (decision 0014)', () => {
  let api: TestApi;
  let employer: Employer;
  let people = 0;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  const person = () => {
    people += 1;
    return { name: 'Mara Lindqvist', email: `mara-${people}@example.com` };
  };
  const apply = (jobId: string, body: Json, headers = {}) =>
    applyOnBoard(api, employer, { jobId, body, headers });
  /** Applies for a new role and returns the role's id. */
  async function applyOnce(body: Json): Promise<string> {
    const { id } = await buildPosting(api, employer);
    expect((await apply(id, body)).status).toBe(201);
    return id;
  }
  const stored = (jobId: string) =>
    candidateModel(api.ctx.stores.mongo).find({ 'applications.jobId': jobId }).lean();
  const paths = ({ body }: { body: BoardAnswer }) => body.error?.details?.map(({ path }) => path);

  it('keeps the source that the applicant names, and refuses one of two lines', async () => {
    const { id } = await buildPosting(api, employer);
    expect((await apply(id, { ...person(), source: ' newsletter ' })).status).toBe(201);
    expect((await stored(id))[0]?.source).toBe('newsletter');
    const refused = await apply(id, { ...person(), source: 'two\nlines' });
    expect([refused.status, paths(refused)]).toEqual([400, ['source']]);
  });

  it('tags a new candidate whom the form takes for a machine, and refuses another answer', async () => {
    const { id } = await buildPosting(api, employer);
    expect((await apply(id, { ...person(), suspected_spam: true })).status).toBe(201);
    expect((await stored(id))[0]?.tags).toEqual(['suspected_spam']);
    const refused = await apply(id, { ...person(), suspected_spam: 'yes' });
    expect([refused.status, paths(refused)]).toEqual([400, ['suspected_spam']]);
  });

  it('accepts an application and returns its id, job, stage and time', async () => {
    const { id } = await buildPosting(api, employer);
    const answer = await apply(id, { ...person(), phone: '+46 70 123 45 67' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      application: {
        id: expect.stringMatching(/^app_[0-9A-Za-z]{20}$/),
        job_id: id,
        status: 'applied',
        submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    const [candidate] = await stored(id);
    expect(candidate).toMatchObject({
      accountId: employer.key.accountId,
      name: 'Mara Lindqvist',
      phone: '+46701234567',
      source: 'job_board',
      version: 1,
      applications: [{ stage: 'applied', status: 'active', appliedBy: null }],
    });
  });

  it('accepts every alias and the slug of the role', async () => {
    const { id, slug } = await buildPosting(api, employer);
    for (const path of [
      `/v1/job-boards/${employer.slug}/jobs/${id}/apply`,
      `/business/jobs/company/${employer.slug}/${id}/submit-application`,
    ]) {
      const request = { method: 'POST', path, body: person() };
      expect((await call(api, { headers: {} }, request)).status).toBe(201);
    }
    expect((await apply(slug, person())).status).toBe(201);
    expect(await stored(id)).toHaveLength(3);
  });

  it('creates exactly one application from 50 concurrent calls with every spelling of one address', async () => {
    const { id } = await buildPosting(api, employer);
    const { id: otherId } = await buildPosting(api, employer, { title: 'Bell Ringer' });
    const spellings = [
      ...[
        'jos\u00e9@b\u00fccher.example',
        'Jose\u0301@B\u00fccher.example',
        ' JOS\u00c9@xn--bcher-kva.example ',
      ],
      'ｊｏｓé@bücher.example',
    ];
    const send = async (jobId: string, index: number) => {
      const email = spellings[index % spellings.length];
      const { status, body } = await apply(jobId, { name: 'José', email });
      return { status, code: body.error?.code };
    };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(index % 2 ? id : otherId, index)),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['duplicate_application']));
    expect(answers).toHaveLength(refused.length + 2);
    const candidates = await stored(id);
    expect(candidates).toHaveLength(1);
    expect(candidates[0]?.applications.map(({ jobId }) => jobId).sort()).toEqual(
      [id, otherId].sort(),
    );
  });

  it('replays an idempotent call instead of calling it a duplicate', async () => {
    const { id } = await buildPosting(api, employer);
    const body = person();
    // Idempotency keys of a public route belong to the caller's address.
    const headers = { 'idempotency-key': `apply-${id}`, 'x-forwarded-for': '203.0.113.8' };
    const first = await apply(id, body, headers);
    const again = await apply(id, body, headers);
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await apply(id, { ...body, name: 'Eve' }, headers)).status).toBe(422);
    const fresh = await apply(id, body);
    expect([fresh.status, fresh.body.error?.code]).toEqual([400, 'duplicate_application']);
    expect(await stored(id)).toHaveLength(1);
  });

  it('refuses any body for a closed role and for one past its deadline', async () => {
    const { id } = await buildPosting(api, employer);
    await call(api, employer.key, { method: 'POST', path: `/jobs/post/${id}/close` });
    for (const body of [person(), {}]) {
      const answer = await apply(id, body);
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'role_closed']);
    }
    const late = await buildPosting(api, employer);
    await api.ctx.stores.mongo
      .collection<{ _id: string }>('postings')
      .updateOne({ _id: late.id }, { $set: { closesAt: new Date(Date.now() - 1) } });
    expect((await apply(late.id, person())).body.error?.code).toBe('role_closed');
  });

  it('is 404 for drafts, other boards and unknown roles', async () => {
    const draft = await buildPosting(api, employer, { publish: false });
    const elsewhere = await buildPosting(api, await buildEmployer(api));
    for (const id of [draft.id, elsewhere.id, 'nothing', 'job_00000000000000000000']) {
      expect((await apply(id, person())).status).toBe(404);
    }
  });

  const form = [
    { key: 'name', label: 'Name', type: 'text', required: true },
    { key: 'email', label: 'E-mail', type: 'email', required: true },
    {
      key: 'resume',
      label: 'Résumé',
      type: 'file',
      constraints: { max_bytes: 2_000, accept: ['.pdf', '.txt'] },
    },
    {
      key: 'permit',
      label: 'Permit?',
      type: 'boolean',
      required: true,
      knockout: { op: 'equals', value: false },
    },
    {
      key: 'gender',
      label: 'Gender',
      type: 'single_select',
      category: 'eeo',
      options: [
        { value: 'f', label: 'Female' },
        { value: 'm', label: 'Male' },
      ],
    },
    { key: 'essay', label: 'Why?', type: 'textarea' },
  ];

  it('reports all problems in one response', async () => {
    const { id } = await buildPosting(api, employer, { application_fields: form });
    const answer = await apply(id, {
      name: { $gt: '' },
      answers: {
        resume: { filename: 'cv.pdf', content_base64: text('not a PDF') },
        gender: 'x',
        essay: 7,
        hobby: 'bees',
      },
    });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_application']);
    expect(paths(answer)?.sort()).toEqual([
      'answers.essay',
      'answers.gender',
      'answers.hobby',
      'answers.permit',
      'answers.resume',
      'email',
      'name',
    ]);
    expect(await stored(id)).toHaveLength(0);
  });

  it('shows a knock-out rejection only inside the company', async () => {
    const { id } = await buildPosting(api, employer, { application_fields: form });
    const answer = await apply(id, { ...person(), answers: { permit: false } });
    expect([answer.status, answer.body.application?.status]).toEqual([201, 'applied']);
    expect(JSON.stringify(answer.body)).not.toContain('reject');
    const [candidate] = await stored(id);
    expect(candidate?.applications[0]).toMatchObject({ stage: 'applied', status: 'rejected' });
  });

  it('stores EEO answers apart from the candidate', async () => {
    const { id } = await buildPosting(api, employer, { application_fields: form });
    const answer = await apply(id, { ...person(), answers: { permit: true, gender: 'f' } });
    const [candidate] = await stored(id);
    expect(candidate?.applications[0]?.answers).not.toHaveProperty('gender');
    const applicationId = answer.body.application?.id;
    const apart = await eeoAnswerModel(api.ctx.stores.mongo).findById(applicationId).lean();
    expect(apart).toMatchObject({ jobId: id, answers: { gender: 'f' } });
  });

  describe('files', () => {
    const file = (filename: string, content_base64: string) => ({
      permit: true,
      resume: { filename, content_base64 },
    });

    it('are stored once per content, under a name without a path', async () => {
      const { id } = await buildPosting(api, employer, { application_fields: form });
      for (const filename of [
        '../../etc/cron.d/CV.pdf',
        'C:\\Users\\x\\CV.pdf',
        '.\u202ecv\0.PDF'.replace('\0', ''),
        '.pdf',
      ]) {
        const wrapped = PDF.replace(/.{76}/g, '$&\r\n');
        const answer = await apply(id, { ...person(), answers: file(filename, wrapped) });
        expect([filename, answer.status]).toEqual([filename, 201]);
      }
      const files = (await stored(id)).flatMap(({ applications }) => applications[0]?.files ?? []);
      expect(files.map(({ filename }) => filename)).toEqual([
        ...['CV.pdf', 'CV.pdf', 'cv.PDF', 'file.pdf'],
      ]);
      expect(new Set(files.map(({ fileId }) => fileId)).size).toBe(1);
      expect(files[0]).toMatchObject({ key: 'resume', contentType: 'application/pdf' });
      expect(
        await fileModel(api.ctx.stores.mongo).countDocuments({ _id: String(files[0]?.fileId) }),
      ).toBe(1);
    });

    it.each([
      ['a text that calls itself a PDF', 'cv.pdf', text('hello')],
      ['a PDF that calls itself a text', 'cv.txt', PDF],
      ['a program', 'cv.txt', Buffer.from('\x7fELF\x02\x01\x01').toString('base64')],
      ['bytes that are no text', 'cv.txt', Buffer.from([1, 0, 2, 255]).toString('base64')],
      [
        'a kind the form does not take',
        'cv.png',
        Buffer.from('89504e470d0a1a0a', 'hex').toString('base64'),
      ],
      ['a name without an ending', 'cv', text('hello')],
      ['a page', 'cv.html', text('<script>alert(1)</script>')],
      ['more than the form allows', 'cv.txt', text('x'.repeat(2_001))],
    ])('%s is refused', async (_name, filename, content) => {
      const { id } = await buildPosting(api, employer, { application_fields: form });
      const answer = await apply(id, { ...person(), answers: file(filename, content) });
      expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_application']);
      expect(paths(answer)).toEqual(['answers.resume']);
    });
  });

  it('keeps one candidate for several roles, and announces a new one once', async () => {
    await call(api, employer.key, {
      method: 'POST',
      path: '/webhooks',
      body: { url: 'http://127.0.0.1:9/nobody', event_kinds: ['*'] },
    });
    const mara = person();
    const first = await buildPosting(api, employer, { application_fields: form });
    const second = await buildPosting(api, employer);
    await apply(first.id, { ...mara, answers: { permit: false }, consent_discovery: true });
    await apply(second.id, { ...mara, name: 'M. Lindqvist' });
    const [candidate] = await stored(first.id);
    expect(candidate).toMatchObject({
      name: 'Mara Lindqvist',
      version: 2,
      consent: { discovery: true },
    });
    expect(candidate?.applications).toHaveLength(2);
    const events = api.ctx.stores.mongo.collection<Json>('events');
    const kinds = async () =>
      (await events.find({ subjectId: candidate?._id }).sort({ _id: 1 }).toArray()).map(
        ({ kind }) => kind,
      );
    await eventually('all events', async () => (await kinds()).length === 4, 10_000);
    expect((await kinds()).sort()).toEqual([
      'candidate.application_submitted',
      'candidate.application_submitted',
      'candidate.created',
      'candidate.rejected',
    ]);
    await eventually(
      'an empty outbox',
      async () => (await stored(first.id))[0]?.outbox.length === 0,
      10_000,
    );
  });

  it.each([
    ['who applied', applyOnce],
    [
      'whom the employer entered',
      async (mara: Json) => {
        const made = { method: 'POST', path: '/candidates', body: mara };
        expect((await call(api, employer.key, made)).status).toBe(201);
      },
    ],
  ])("does not change a person's consent %s: anybody may know the address", async (_who, enter) => {
    const mara = person();
    await enter(mara);
    for (const consent_discovery of [true, false]) {
      const [candidate] = await stored(await applyOnce({ ...mara, consent_discovery }));
      expect(candidate?.consent).toEqual({ discovery: false, grantedAt: null });
    }
  });

  it('records the consent of a new person, which other applications do not change', async () => {
    const mara = person();
    const id = await applyOnce({ ...mara, consent_discovery: true });
    await applyOnce({ ...mara, consent_discovery: false });
    const [candidate] = await stored(id);
    expect(candidate?.consent).toEqual({ discovery: true, grantedAt: expect.any(Date) });
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a template', '{{constructor.constructor("return process")()}} ${7*7} <%= 7*7 %>'],
    ['a query', "' || true || '"],
    ['a formula', '=cmd|"/C calc"!A0'],
    ['mail headers', 'x\r\nBcc: eve@example.com'],
  ])('stores %s in every text as text', async (_kind, hostile) => {
    const { id } = await buildPosting(api, employer, { application_fields: form });
    const answer = await apply(id, {
      ...person(),
      name: hostile,
      answers: { permit: true, essay: hostile },
    });
    expect(answer.status).toBe(201);
    const [candidate] = await stored(id);
    expect(candidate?.name).toBe(hostile.replace('\r\n', ' '));
    expect(candidate?.applications[0]?.answers['essay']).toBe(hostile.replace('\r\n', '\n'));
  });

  it.each<[string, string, string]>([
    [
      '__proto__',
      '{"name":"x","email":"x@example.com","answers":{"__proto__":{"admin":true}}}',
      'answers.__proto__',
    ],
    ['an unknown member', '{"name":"x","email":"x@example.com","role":"admin"}', 'role'],
    ['NUL', '{"name":"a\\u0000b","email":"x@example.com"}', 'name'],
    ['half a character', '{"name":"a\\ud800b","email":"x@example.com"}', 'name'],
    ['a list of answers', '{"name":"x","email":"x@example.com","answers":[]}', 'answers'],
  ])('%s is refused by name', async (_name, body, path) => {
    const { id } = await buildPosting(api, employer);
    // Written as text, because only then is `__proto__` a member like any other.
    const answer = await apply(id, JSON.parse(body) as Json);
    expect([answer.status, answer.body.error?.code, paths(answer)?.[0]]).toEqual([
      400,
      'invalid_request',
      path,
    ]);
    expect(await stored(id)).toHaveLength(0);
  });

  it('refuses 10,000 answers and 8 MiB promptly', async () => {
    const { id } = await buildPosting(api, employer);
    const answers = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, 'x']));
    const many = await apply(id, { ...person(), answers: answers(10_000) });
    expect([many.status, many.body.error?.code]).toEqual([400, 'invalid_request']);
    expect(many.body.error?.details?.map(({ path }) => path)).toEqual(['answers']);
    const answer = await apply(id, { ...person(), answers: answers(1_000) });
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_application']);
    expect(answer.body.error?.details).toHaveLength(100);
    const huge = await apply(id, {
      ...person(),
      answers: { cover_letter: 'x'.repeat(8 * 1024 * 1024) },
    });
    expect(huge.status).toBe(413);
  });

  it('allows 20 a minute per address, including refused ones', async () => {
    const { id } = await buildPosting(api, employer);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    await roomInMinute();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await apply(id, {}, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });
});
