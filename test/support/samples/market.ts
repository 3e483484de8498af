import { call } from '../hiring/employer.ts';
import { keyOf, type Sample, type Samples } from './sample-call.ts';

const alert = {
  name: 'Backend in Stockholm',
  filters: {
    title: 'Backend Engineer',
    location: 'Stockholm',
    salary_min: 600_000,
    has_salary: true,
  },
  cadence: 'daily',
  channel: 'webhook',
  timezone: 'Europe/Stockholm',
};

/** A new alert that replaces the previous one, because their number per account is limited. */
const alertOfItsOwn: Sample = async ({ api, ...world }) => {
  const path = '/job-alerts';
  const key = keyOf({ api, ...world });
  const { body: before } = await call<{ data: { id: string }[] }>(api, key, { path });
  for (const { id } of before.data)
    await call(api, key, { method: 'DELETE', path: `${path}/${id}` });
  const { body: made } = await call(api, key, { method: 'POST', path, body: alert });
  return { params: { id: made.data['id'] as string } };
};

export const marketSamples: Samples = {
  searchJobs: () => ({ query: { q: 'engineer', location: 'Nowhereville', limit: '2' } }),
  getJob: ({ job }) => ({ params: { id: job.id }, query: { summary: 'false' } }),
  mapJobs: () => ({
    query: {
      ...{ title: 'Engineer', limit: '10' },
      ...{ north: '40', south: '20', east: '-90', west: '-100' },
      ...{ center_lat: '30.3', center_lng: '-97.7', radius_km: '50' },
    },
  }),
  averageSalary: () => ({ query: { title: 'Engineer', currency: 'USD' } }),
  getStats: () => ({ query: { employment_type: 'full_time,contract' } }),
  searchCompanies: () => ({ query: { q: 'acme jobs' } }),
  listJobAlerts: () => ({ query: { limit: '2' } }),
  createJobAlert: () => ({ body: alert }),
  getJobAlert: alertOfItsOwn,
  updateJobAlert: async (world) => ({
    ...(await alertOfItsOwn(world)),
    body: { cadence: 'weekly', enabled: true },
  }),
  deleteJobAlert: alertOfItsOwn,
};
