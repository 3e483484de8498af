import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { useResumeFile } from '../../../services/hiring/resume/replace-resume.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import {
  applyWithAi,
  personFields,
  resume,
  startSessionBench,
  type SessionBench,
} from '../../support/agent/session-bench.ts';
import type { TestKey } from '../../support/factories.ts';

const SETTLE_S = 25;
const cv = { key: 'resume', label: 'CV', type: 'file', constraints: { accept: ['.txt'] } };

let bench: SessionBench;
let seeker: TestKey;
let resumeId: string;
/** An applicant with a file that the form accepts and a résumé that it does not accept. */
beforeAll(async () => {
  bench = await startSessionBench();
  seeker = await bench.buildSeeker();
  const file = { filename: 'own.txt', content_base64: Buffer.from('Mara').toString('base64') };
  await useResumeFile(bench.ctx, seeker.accountId, file);
  const written = await call<{ data: { id: string } }>(bench.api, seeker, {
    method: 'POST',
    path: '/v1/resumes',
    body: { resume, format: 'md' },
  });
  resumeId = written.body.data.id;
}, 120_000);
afterAll(async () => {
  await bench.close();
});

const ask = (body: Json) => applyWithAi(bench, seeker, { wait_s: SETTLE_S, ...body });

async function startWith(field: Json) {
  const fields = { application_fields: [...personFields, field] };
  const { id } = await buildPosting(bench.api, bench.employer, fields);
  const { body } = await ask({ action: 'start', job_id: id, resume_id: resumeId });
  return { jobId: id, session: body.data };
}

it('asks for a file of a type that the form accepts', async () => {
  const { session } = await startWith({ ...cv, required: true });
  expect(session.questions).toMatchObject([{ key: 'resume', reason: 'A file is needed.' }]);
});

it('sends no file that was not in the draft', async () => {
  const { jobId, session } = await startWith(cv);
  expect([session.status, session.answers['resume']]).toEqual(['awaiting_approval', undefined]);
  const { body } = await ask({ action: 'approve_submit', session_id: session.id });
  expect(body.data.status).toBe('submitted');
  const { mongo } = bench.ctx.stores;
  const person = await candidateModel(mongo).findOne({ 'applications.jobId': jobId }).lean();
  expect(person?.applications.map(({ files }) => files)).toEqual([[]]);
});
