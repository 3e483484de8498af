import { defaultPipeline } from '../../../domain/hiring/pipeline/stages.ts';
import { buildEmployer, buildPosting, call, type Json } from '../hiring/employer.ts';
import type { Sample, Samples, World } from './sample-call.ts';

let made = 0;

function another(name: string): string {
  made += 1;
  return `${name} ${made}`;
}

const organization: Sample = ({ employer }) => ({ params: { id: employer.organizationId } });

/** A new role for each call. */
function posting(content: Json = {}, body?: unknown): Sample {
  return async ({ api, employer }) => {
    const { id } = await buildPosting(api, employer, content);
    return { params: { id }, ...(body !== undefined && { body }) };
  };
}

/** A new candidate for each call, with an application for a new role. */
async function makeCandidate({ api, employer }: World): Promise<string> {
  const { id: job_id } = await buildPosting(api, employer);
  const body = { name: another('Mara Lindqvist'), job_id };
  const made = await call(api, employer.key, { method: 'POST', path: '/candidates', body });
  return made.body.data['id'] as string;
}

function candidate(body?: unknown): Sample {
  return async (world) => ({
    params: { id: await makeCandidate(world) },
    ...(body !== undefined && { body }),
  });
}

const closedPosting: Sample = async (world) => {
  const { id } = await buildPosting(world.api, world.employer);
  const { headers } = world.employer.key;
  await fetch(`${world.api.url}/jobs/post/${id}/close`, { method: 'POST', headers });
  return { params: { id } };
};

const applicant = { name: 'Tomas Berg', email: 'tomas.berg@example.com' };

export const hiringSamples: Samples = {
  applyToJob: posting({}, applicant),
  listAppliedJobs: () => ({ query: { limit: '5' } }),
  countAppliedJobs: () => ({}),
  listOrganizations: () => ({}),
  createOrganization: () => ({ body: { name: another('Northwind Bakery') } }),
  getOrganization: organization,
  updateOrganization: ({ employer }) => ({
    params: { id: employer.organizationId },
    body: { tagline: 'Time for everyone' },
  }),
  deleteOrganization: async ({ api, employer }) => {
    const made = await buildEmployer(api, {}, employer.key);
    return { params: { id: made.organizationId } };
  },
  getDefaultOrganization: () => ({}),
  setDefaultOrganization: () => ({ body: { tagline: 'Time for all' } }),
  listPostings: () => ({ query: { limit: '5' } }),
  createPosting: () => ({
    body: { title: another('Bell Founder'), description_text: 'You cast bells.' },
  }),
  getPosting: posting(),
  updatePosting: posting({}, { title: 'Senior Clock Tower Mechanic' }),
  deletePosting: posting(),
  publishPosting: posting({ publish: false }),
  closePosting: posting(),
  reopenPosting: closedPosting,
  listJobListings: () => ({}),
  getJobListing: posting(),
  listJobApplications: posting(),
  listPipelineStages: () => ({}),
  replacePipelineStages: () => ({ body: { stages: defaultPipeline.stages } }),
  listCandidates: () => ({ query: { stage: 'applied', q: 'mara' } }),
  createCandidate: () => ({ body: { name: another('Odd Berg') } }),
  getCandidate: candidate(),
  updateCandidate: candidate({ tags: ['night shift'] }),
  addNote: candidate({ body: 'Knows clocks.' }),
  moveCandidate: candidate({ stage: 'screening', from_stage: 'applied' }),
  mergeCandidates: async (world) => ({
    body: { primary_id: await makeCandidate(world), duplicate_id: await makeCandidate(world) },
  }),
  anonymizeCandidate: candidate(),
  listInterviewQuestions: ({ job }) => ({ query: { job_id: job.id, limit: '5' } }),
  generateInterviewQuestions: ({ job }) => ({ body: { job_id: job.id, count: 3 } }),
};
