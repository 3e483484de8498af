import type { Samples } from './sample-call.ts';

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
};
