import { call } from '../hiring/employer.ts';
import type { Sample, Samples } from './sample-call.ts';

function view(body?: unknown): Sample {
  return async ({ api, employer }) => {
    const made = await call(api, employer.key, {
      ...{ method: 'POST', path: '/views', body: { name: 'Ferries', query: { tag: 'ferry' } } },
    });
    const params = { id: made.body.data['id'] as string };
    return { params, ...(body !== undefined && { body }) };
  };
}

export const listSamples: Samples = {
  changeCandidates: () => ({
    body: { ids: ['cand_0NaQ8xT2v7Bd1kZp4mXw'], action: 'tag', tags: ['ferry'], dry_run: true },
  }),
  listViews: () => ({ query: { limit: '5' } }),
  createView: () => ({ body: { name: 'Ferries', query: { tag: 'ferry' } } }),
  getView: view(),
  updateView: view({ name: 'Ships' }),
  deleteView: view(),
};
