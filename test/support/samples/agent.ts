import { buildPosting, call, type Json } from '../hiring/employer.ts';
import type { Sample, Samples, World } from './sample-call.ts';

const email = { key: 'email', label: 'E-mail', type: 'email', required: true };

/** A new session for each call, ready for approval. */
async function makeSession({ api, employer }: World): Promise<string> {
  const { id: job_id } = await buildPosting(api, employer, { application_fields: [email] });
  const body = { action: 'start', job_id, wait_s: 20 };
  const made = await call(api, employer.key, { method: 'POST', path: '/jobs/apply', body });
  return made.body.data['id'] as string;
}

function session(body?: Json): Sample {
  return async (world) => ({
    params: { id: await makeSession(world) },
    ...(body !== undefined && { body }),
  });
}

const writtenResume = {
  basics: { name: 'Tomas Berg' },
  work: [{ name: 'Kestrin Ltd', position: 'Welder', startDate: '2019-03' }],
};

/** A new document for each call. */
function document(path: string): Sample {
  return async ({ api, employer }) => {
    const body = { resume: writtenResume, format: 'md' };
    const made = await call(api, employer.key, { method: 'POST', path, body });
    return { params: { id: made.body.data['id'] as string } };
  };
}

export const agentSamples: Samples = {
  listTools: () => ({}),
  callTool: () => ({ body: { name: 'search_jobs', arguments: { q: 'engineer', limit: 2 } } }),
  applyWithAi: async ({ api, employer }) => {
    const { id: job_id } = await buildPosting(api, employer);
    return { body: { action: 'start', job_id } };
  },
  listApplySessions: () => ({ query: { limit: '5' } }),
  getApplySession: session(),
  continueApplySession: session({ message: 'Please be brief.' }),
  approveApplySession: session({ wait_s: 1 }),
  stopApplySession: session(),
  createResume: () => ({ body: { resume: writtenResume, format: 'md' } }),
  listResumes: () => ({ query: { limit: '5' } }),
  getResume: document('/v1/resumes'),
  createCoverLetter: ({ job }) => ({
    body: { resume: writtenResume, job_id: job.id, format: 'txt' },
  }),
  listCoverLetters: () => ({}),
  getCoverLetter: document('/v1/cover-letters'),
};
