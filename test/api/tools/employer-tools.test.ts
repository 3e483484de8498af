import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectMcp } from '../../support/agent/mcp.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Shown extends Json {
  id: string;
  applications: (Json & { stage: string; files: Json[] })[];
}

const options = [
  { value: 'planted-gender', label: 'Planted gender' },
  { value: 'planted-other', label: 'Planted other' },
];
const form = [
  { key: 'resume', label: 'Résumé', type: 'file' },
  { key: 'licence', label: 'Which licence?', type: 'text' },
  {
    key: 'dive',
    label: 'Planted knock-out',
    type: 'boolean',
    knockout: { op: 'equals', value: false },
  },
  { key: 'gender', label: 'Gender', type: 'single_select', category: 'eeo', options },
  { key: 'origin', label: 'Origin', type: 'text', category: 'demographic' },
];

/** Promise: an employer's tools read and write as the endpoints do, and keep back what no agent may see. */
describe('tools of an employer', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api);
    jobId = (await buildPosting(api, employer, { application_fields: form })).id;
  });
  afterAll(() => api.close());

  const run = async <Result = Json>(name: string, given: Json = {}): Promise<Result> => {
    const request = { method: 'POST', path: '/v1/agent/tool', body: { name, arguments: given } };
    const { status, body } = await call<{ data: Result }>(api, employer.key, request);
    expect({ name, status, body }).toMatchObject({ status: 200 });
    return body.data;
  };

  async function apply(email: string, answers: Json): Promise<string> {
    const content = Buffer.from('Mara mends clocks.').toString('base64');
    const resume = { filename: 'resume.txt', content_base64: content };
    const body = { name: 'Mara Lindqvist', email, answers: { dive: true, resume, ...answers } };
    const applied = await applyOnBoard(api, employer, { jobId, body });
    expect(applied).toMatchObject({ status: 201 });
    const { data } = await run<{ data: Shown[] }>('list_candidates', { email });
    return data[0]?.id ?? '';
  }

  it('show no EEO answer, no demographic answer, no knock-out rule and no link to a file', async () => {
    const answers = { licence: 'Ferry', gender: 'planted-gender', origin: 'planted-origin' };
    const id = await apply('planted@example.com', { ...answers, dive: false });
    const given = { candidate_id: id, job_id: jobId };
    const results = [
      await run('list_candidates', { job_id: jobId }),
      await run('get_candidate', { candidate_id: id }),
      await run('move_candidate', { ...given, stage: 'screening' }),
      await run('list_postings'),
      await run('close_posting', { job_id: jobId }),
    ];
    await call(api, employer.key, { method: 'POST', path: `/jobs/post/${jobId}/reopen` });
    const shown = JSON.stringify(results);
    expect(shown).toContain('Ferry');
    expect(shown).toContain('resume.txt');
    for (const secret of ['lanted-', 'lanted knock', 'knock', '/files/']) {
      expect(shown).not.toContain(secret);
    }
  });

  it('find candidates by role, stage and answer', async () => {
    const id = await apply('pilot@example.com', { licence: 'Harbour pilot' });
    const asked = { job_id: jobId, answer_to: 'licence', answer: 'Harbour pilot' };
    const { data } = await run<{ data: Shown[] }>('list_candidates', asked);
    expect(data.map((one) => one.id)).toEqual([id]);
    const moved = await run<{ data: Shown[] }>('list_candidates', { ...asked, stage: 'offer' });
    expect(moved.data).toEqual([]);
  });

  it('move a candidate, write a note and send a mail over REST and MCP', async () => {
    const id = await apply('moved@example.com', {});
    await run('move_candidate', { candidate_id: id, job_id: jobId, stage: 'interview' });
    const client = await connectMcp(api, employer.key);
    await client.listTools();
    const note = { candidate_id: id, body: 'Call on Monday.' };
    const noted = await client.callTool({ name: 'add_candidate_note', arguments: note });
    expect(noted.structuredContent).toMatchObject({ body: 'Call on Monday.' });
    await client.close();
    const mail = { to: [id], subject: 'Your application', body_text: 'Come on Monday.' };
    expect(await run('send_email', mail)).toMatchObject({ recipients: 1 });
    const { body } = await call<{ data: Shown }>(api, employer.key, { path: `/candidates/${id}` });
    expect(body.data.applications[0]?.stage).toBe('interview');
    expect(body.data).toMatchObject({ notes: [{ body: 'Call on Monday.' }] });
  });

  it('publish a draft and close it', async () => {
    const draft = await buildPosting(api, employer, { publish: false });
    const shown = await run<{ data: Json[] }>('list_postings', { status: 'draft' });
    expect(shown.data).toMatchObject([{ id: draft.id, status: 'draft' }]);
    expect(await run('publish_posting', { job_id: draft.id })).toMatchObject({ status: 'open' });
    expect(await run('close_posting', { job_id: draft.id })).toMatchObject({ status: 'closed' });
  });

  it('refuse an unknown argument, also where the endpoint takes none', async () => {
    for (const [name, id] of [
      ['get_candidate', { candidate_id: await apply('strict@example.com', {}) }],
      ['close_posting', { job_id: jobId }],
    ] as const) {
      const body = { name, arguments: { ...id, colour: 'red' } };
      const refused = await call(api, employer.key, {
        method: 'POST',
        path: '/v1/agent/tool',
        body,
      });
      expect({ name, ...refused }).toMatchObject({
        status: 400,
        body: { error: { details: [{ path: 'colour' }] } },
      });
    }
  });

  it('read the usage of the month', async () => {
    expect(await run('get_usage')).toMatchObject({
      month: expect.stringMatching(/^20/),
      meters: expect.arrayContaining([expect.objectContaining({ meter: 'emails' })]),
    });
  });
});
