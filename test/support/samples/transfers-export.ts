import { call } from '../hiring/employer.ts';
import type { Samples } from './sample-call.ts';

export const exportSamples: Samples = {
  listExports: () => ({ query: { limit: '5' } }),
  createExport: () => ({ body: { kind: 'candidates', filter: { tag: 'shortlist' } } }),
  closeAccount: () => ({}),
  reopenAccount: () => ({}),
  getExport: async ({ api, employer }) => {
    const body = { kind: 'postings' };
    const made = await call(api, employer.key, { method: 'POST', path: '/exports', body });
    return { params: { id: made.body.data['id'] as string } };
  },
};
