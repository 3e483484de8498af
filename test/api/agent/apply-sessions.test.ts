import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionSchema } from '../../../domain/agent/session-wire.ts';
import { findDocument } from '../../../storage/agent/documents.ts';
import { readFile } from '../../../storage/files/files.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import {
  applyWithAi,
  personFields,
  resume,
  startSessionBench,
  type SessionAnswer,
  type SessionBench,
} from '../../support/agent/session-bench.ts';
import type { TestKey } from '../../support/factories.ts';

const SETTLE_S = 25;

const about = { key: 'about', label: 'Tell us about yourself', type: 'textarea' };
const notice = { key: 'notice', label: 'Notice period', type: 'text', required: true };
const salary = { key: 'salary', label: 'Salary expectations', type: 'currency', required: true };
const motto = { key: 'motto', label: 'Your motto', type: 'text', required: true };

let bench: SessionBench;
let seeker: TestKey;

beforeAll(async () => {
  bench = await startSessionBench();
  seeker = await bench.buildSeeker();
}, 120_000);
afterAll(async () => {
  await bench.close();
});

const ask = (body: Json, key = seeker) => applyWithAi(bench, key, { wait_s: SETTLE_S, ...body });
const roleOf = (...fields: Json[]) =>
  buildPosting(bench.api, bench.employer, { application_fields: [...personFields, ...fields] });

async function start(...fields: Json[]) {
  const { id } = await roleOf(...fields);
  const { status, body } = await ask({ action: 'start', job_id: id });
  expect(status).toBe(201);
  return { jobId: id, session: body.data };
}

async function applicationsFor(jobId: string) {
  const { mongo } = bench.ctx.stores;
  const candidates = await candidateModel(mongo).find({ 'applications.jobId': jobId }).lean();
  return candidates
    .flatMap(({ applications }) => applications)
    .filter((one) => one.jobId === jobId);
}

describe('an apply session', () => {
  it('answers with evidence, asks for unknown facts, waits for approval, submits once', async () => {
    const { jobId, session } = await start(about, notice, salary, motto);
    expect(sessionSchema.parse(session)).toEqual(session);
    expect(session.status).toBe('needs_input');
    expect(session.answers['about']).toEqual({
      value: resume.basics.summary,
      source: 'model',
      evidence: [{ from: 'resume', path: '/basics/summary', quote: resume.basics.summary }],
    });
    expect(session.answers['notice']).toMatchObject({ value: '30 days', source: 'profile' });
    expect(session.questions.map(({ key }) => key)).toEqual(['salary', 'motto']);
    expect(session.usage).toMatchObject({ model: 'offline', cost_usd_micros: 0 });
    expect(session.usage.input).toBeGreaterThan(0);

    const answers = { salary: { amount: 52_000, currency: 'EUR' }, motto: 'Time for all' };
    const continued = await ask({ action: 'continue', session_id: session.id, answers });
    expect([continued.status, continued.body.data.status]).toEqual([200, 'awaiting_approval']);
    expect(continued.body.data.answers['motto']).toMatchObject({
      value: 'Time for all',
      source: 'user',
      evidence: [{ from: 'user', quote: 'Time for all' }],
    });
    expect(await applicationsFor(jobId)).toEqual([]);

    const approved = await ask({ action: 'approve-submit', session_id: session.id });
    expect([approved.status, approved.body.data.status]).toEqual([200, 'submitted']);
    const [application, ...more] = await applicationsFor(jobId);
    expect(more).toEqual([]);
    expect(application).toMatchObject({
      id: approved.body.data.application?.id,
      sessionId: session.id,
      answers: { ...answers, about: resume.basics.summary, notice: '30 days' },
    });
    const again = await ask({ action: 'approve_submit', session_id: session.id });
    expect([again.status, again.body.data.application]).toEqual([
      200,
      approved.body.data.application,
    ]);
  });

  it('makes one application from 50 concurrent approvals', async () => {
    const { jobId, session } = await start();
    expect(session.status).toBe('awaiting_approval');
    const approvals = await Promise.all(
      Array.from({ length: 50 }, () => ask({ action: 'approve_submit', session_id: session.id })),
    );
    expect(approvals.map(({ status, body }) => [status, body.data.status])).toEqual(
      approvals.map(() => [200, 'submitted']),
    );
    expect(new Set(approvals.map(({ body }) => body.data.application?.id)).size).toBe(1);
    expect(await applicationsFor(jobId)).toHaveLength(1);
  });

  it('is unique per account and job under concurrent starts', async () => {
    const { id } = await roleOf(motto);
    const starts = await Promise.all(
      Array.from({ length: 10 }, () => ask({ action: 'start', job_id: id })),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
    expect(new Set(starts.map(({ body }) => body.data.id)).size).toBe(1);
    const others = await ask({ action: 'start', job_id: id }, await bench.buildSeeker());
    expect(others.status).toBe(201);
  });

  it('can be started again after a stop, once under concurrent starts', async () => {
    const { jobId, session } = await start(motto);
    await ask({ action: 'stop', session_id: session.id });
    const starts = await Promise.all(
      Array.from({ length: 8 }, () => ask({ action: 'start', job_id: jobId })),
    );
    expect(starts.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
    const ids = new Set(starts.map(({ body }) => body.data.id));
    expect([ids.size, ids.has(session.id)]).toEqual([1, false]);
  });

  it('accepts all input of a continue or none', async () => {
    const choice = {
      key: 'shift',
      label: 'Shift',
      type: 'single_select',
      options: [{ value: 'day', label: 'Day' }],
    };
    const { session } = await start(motto, choice);
    const answers = { motto: 'Onward', shift: 'night', nonsense: 1 };
    const refused = await ask({ action: 'continue', session_id: session.id, answers });
    expect(refused.status).toBe(400);
    expect(refused.body.error?.code).toBe('invalid_application');
    expect(refused.body.error?.details?.map(({ path }) => path).sort()).toEqual([
      'answers.nonsense',
      'answers.shift',
    ]);
    const { body } = await ask({ action: 'get', session_id: session.id });
    expect(body.data).toEqual(session);
  });

  it('reports every invalid answer, and keeps missing ones for later', async () => {
    const { session } = await start(motto, { ...motto, key: 'vow', label: 'Vow', required: true });
    const unknown = 'n'.repeat(250);
    const refused = async (answers: Json) => {
      const { status, body } = await ask({ action: 'continue', session_id: session.id, answers });
      return [status, ...(body.error?.details ?? []).map(({ path }) => path).sort()];
    };
    expect(await refused({ vow: '', email: 'nobody', [unknown]: null })).toEqual([
      400,
      'answers.email',
      // Paths are cut at 200 characters.
      `answers.${'n'.repeat(191)}…`,
    ]);
    expect(await refused({ vow: null, name: null, motto: 'Onward' })).toEqual([200]);
  });

  it('accepts answers that it does not ask for: consent, EEO, and a changed answer', async () => {
    const { jobId, session } = await start(
      about,
      { key: 'privacy', label: 'I agree', type: 'consent', required: true, category: 'consent' },
      { key: 'gender', label: 'Gender', type: 'text', category: 'eeo' },
    );
    expect([session.status, session.questions]).toEqual(['awaiting_approval', []]);
    expect(session.messages.at(-1)?.text).toContain('privacy');
    const early = await ask({ action: 'approve_submit', session_id: session.id });
    expect([early.status, early.body.error?.code]).toEqual([400, 'invalid_application']);
    expect(early.body.error?.details?.map(({ path }) => path)).toEqual(['answers.privacy']);

    const answers = { privacy: true, gender: 'woman', about: null };
    await ask({ action: 'continue', session_id: session.id, answers });
    const approved = await ask({ action: 'approve_submit', session_id: session.id });
    expect(approved.body.data.status).toBe('submitted');
    const [application] = await applicationsFor(jobId);
    expect(Object.keys(application?.answers ?? {}).sort()).toEqual(['email', 'name', 'privacy']);
  });

  it("drafts again after a message, and keeps the user's answers", async () => {
    const { session } = await start(about, motto);
    const answers = { motto: 'Onward' };
    await ask({ action: 'continue', session_id: session.id, answers });
    const message = 'Please be brief.';
    const { body } = await ask({ action: 'continue', session_id: session.id, message });
    expect(body.data.messages.filter(({ role }) => role === 'user')).toMatchObject([
      { text: message },
    ]);
    expect(body.data.answers['motto']).toMatchObject({ value: 'Onward', source: 'user' });
    expect(body.data.usage.input).toBeGreaterThan(session.usage.input);
  });

  it('carries files that the user sends', async () => {
    const letter = { key: 'letter', label: 'Letter', type: 'file', required: true };
    const { jobId, session } = await start(letter);
    expect(session.questions).toMatchObject([{ key: 'letter', reason: 'A file is needed.' }]);
    const content_base64 = Buffer.from('Dear all').toString('base64');
    const answers = { letter: { filename: 'letter.txt', content_base64 } };
    const continued = await ask({ action: 'continue', session_id: session.id, answers });
    expect(continued.body.data.answers['letter']?.value).toEqual([{ filename: 'letter.txt' }]);
    await ask({ action: 'approve_submit', session_id: session.id });
    const [application] = await applicationsFor(jobId);
    expect(application?.files).toMatchObject([{ key: 'letter', filename: 'letter.txt', bytes: 8 }]);
  });

  it('applies with a résumé and a letter written for the role', async () => {
    const { id } = await roleOf(
      { key: 'resume', label: 'CV', type: 'file', required: true },
      { key: 'cover_letter', label: 'Cover letter', type: 'textarea', required: true },
    );
    const documents = { tailored_resume: true, cover_letter: true };
    const { body } = await ask({ action: 'start', job_id: id, documents });
    const { data } = body;
    expect([data.status, data.questions]).toEqual(['awaiting_approval', []]);
    const written = data['documents'] as { kind: string; files: { url: string }[] }[];
    expect(written.map(({ kind }) => kind)).toEqual(['tailored_resume', 'cover_letter']);
    const { pathname } = new URL(written[0]?.files[0]?.url ?? '');
    expect((await fetch(bench.api.url + pathname)).status).toBe(200);
    await ask({ action: 'approve_submit', session_id: data.id });
    const [application] = await applicationsFor(id);
    expect(application?.files).toMatchObject([{ key: 'resume', contentType: 'application/pdf' }]);
    expect(application?.answers['cover_letter']).toContain('Mara Lindqvist');
  });

  it('applies with a résumé written before: its file, and what it states', async () => {
    const other = {
      basics: { name: 'Mara Lindqvist', summary: 'I have cast bells in bronze for 4 years.' },
      work: [{ name: 'Bronze & Sons', position: 'Bell Founder', startDate: '2011-01' }],
    };
    const written = await call<{ data: { id: string } }>(bench.api, seeker, {
      method: 'POST',
      path: '/v1/resumes',
      body: { resume: other, format: 'pdf' },
    });
    expect(written.status).toBe(201);
    const { id: resumeId } = written.body.data;
    const cv = { key: 'resume', label: 'CV', type: 'file', required: true };
    const { id } = await roleOf(about, cv);
    const documents = { tailored_resume: false, cover_letter: false };
    const { body } = await ask({ action: 'start', job_id: id, resume_id: resumeId, documents });
    expect([body.data.status, body.data.questions]).toEqual(['awaiting_approval', []]);
    expect(body.data.answers['about']).toMatchObject({
      value: other.basics.summary,
      evidence: [{ from: 'resume', path: '/basics/summary' }],
    });
    await ask({ action: 'approve_submit', session_id: body.data.id });
    const [application] = await applicationsFor(id);
    expect(application?.files).toMatchObject([{ key: 'resume', contentType: 'application/pdf' }]);
    const { accountId } = seeker;
    const document = await findDocument(bench.ctx.stores, { accountId, id: resumeId });
    const [file] = document?.status === 'ready' ? document.written.files : [];
    const content = await readFile(bench.ctx.stores, file?.fileId ?? '');
    expect(application?.files[0]?.bytes).toBe(content?.content.length);
  });

  it('applies a message repeated under one key once', async () => {
    const { session } = await start(motto);
    const path = `/v1/apply-with-ai/${session.id}/continue`;
    const say = (key: string) =>
      call<SessionAnswer>(bench.api, seeker, {
        method: 'POST',
        path,
        body: { message: 'Hello', wait_s: SETTLE_S },
        headers: { 'idempotency-key': key },
      });
    await say('first');
    // As after a crash of the api: the claim is gone and the input has been applied.
    await bench.ctx.stores.mongo.collection('idempotency_keys').deleteMany({});
    const { body } = await say('first');
    expect(body.data.messages.filter(({ role }) => role === 'user')).toHaveLength(1);
    await say('second');
    const latest = await ask({ action: 'get', session_id: session.id });
    expect(latest.body.data.messages.filter(({ role }) => role === 'user')).toHaveLength(2);
  });

  it('refuses actions in the wrong state and repeats completed ones', async () => {
    const { session } = await start(motto);
    const act = async (action: string) => {
      const { status, body } = await ask({ action, session_id: session.id });
      return [status, body.error?.code ?? body.data.status];
    };
    expect(await act('approve_submit')).toEqual([409, 'invalid_session_state']);
    expect(await act('stop')).toEqual([200, 'stopped']);
    expect(await act('stop')).toEqual([200, 'stopped']);
    expect(await act('continue')).toEqual([409, 'invalid_session_state']);
    expect(await act('approve_submit')).toEqual([409, 'invalid_session_state']);
  });
});

it('never shows the answers that would reject', async () => {
  const { session } = await start({ ...motto, knockout: { op: 'equals', value: 'none' } });
  expect(session['fields']).toEqual(
    expect.arrayContaining([expect.objectContaining({ key: 'motto' })]),
  );
  expect(JSON.stringify(session)).not.toContain('knockout');
});

describe('a call without action', () => {
  it.each(['/jobs/apply', '/v1/apply-with-ai'])('POST %s is a start', async (path) => {
    const { id } = await roleOf(motto);
    const body = { job_id: id, wait_s: SETTLE_S };
    const answer = await call<SessionAnswer>(bench.api, seeker, { method: 'POST', path, body });
    expect([answer.status, answer.body.data.status]).toEqual([201, 'needs_input']);
  });

  it.each([
    [{ session_id: 'ses_1' }, 'job_id', /is needed to start a session.*give action and session_id/],
    [
      { action: 'begin', job_id: 'job_1' },
      'action',
      /^must be start, get, continue, approve_submit/,
    ],
  ])('refuses %j and names the expected members', async (body, path, sentence) => {
    const { status, body: refused } = await ask(body);
    expect([status, refused.error?.code]).toEqual([400, 'invalid_request']);
    expect(refused.error?.details?.find((detail) => detail.path === path)?.message).toMatch(
      sentence,
    );
  });
});

describe('a session that cannot start or continue', () => {
  const refusal = async (body: Json, key = seeker) => {
    const answer = await ask(body, key);
    return [answer.status, answer.body.error?.code, answer.body.error?.details?.[0]?.path];
  };

  it('is refused for a role that is closed, unknown, external, or applied for', async () => {
    const closed = await roleOf();
    await call(bench.api, bench.employer.key, {
      method: 'POST',
      path: `/jobs/post/${closed.id}/close`,
    });
    expect(await refusal({ action: 'start', job_id: closed.id })).toEqual([
      400,
      'role_closed',
      undefined,
    ]);
    expect(await refusal({ action: 'start', job_id: 'job_nobody' })).toEqual([
      404,
      'not_found',
      undefined,
    ]);
    const applied = await roleOf();
    await call(bench.api, seeker, { method: 'POST', path: `/jobs/${applied.id}/apply`, body: {} });
    expect((await refusal({ action: 'start', job_id: applied.id }))[1]).toBe(
      'duplicate_application',
    );
    const resumeId = { action: 'start', job_id: (await roleOf()).id, resume_id: 'res_1' };
    expect(await refusal(resumeId)).toEqual([404, 'not_found', 'resume_id']);
  });

  it('fails when its role closes while it waits', async () => {
    const { jobId, session } = await start(motto);
    await call(bench.api, bench.employer.key, {
      method: 'POST',
      path: `/jobs/post/${jobId}/close`,
    });
    await eventually(
      'a failed session',
      async () => {
        const { body } = await ask({ action: 'get', session_id: session.id });
        return body.data.status === 'failed' && body.data.error?.code === 'role_closed';
      },
      15_000,
    );
  });

  it('fails when the person applies in another way meanwhile', async () => {
    const { jobId, session } = await start();
    await call(bench.api, seeker, { method: 'POST', path: `/jobs/${jobId}/apply`, body: {} });
    const { body } = await ask({ action: 'approve_submit', session_id: session.id });
    expect([body.data.status, body.data.error?.code]).toEqual(['failed', 'duplicate_application']);
    expect(await applicationsFor(jobId)).toHaveLength(1);
  });

  it('is not visible to other accounts', async () => {
    const { session } = await start();
    const stranger = await bench.buildSeeker();
    for (const action of ['get', 'continue', 'approve_submit', 'stop']) {
      expect(await refusal({ action, session_id: session.id }, stranger)).toEqual([
        404,
        'not_found',
        undefined,
      ]);
    }
  });
});
