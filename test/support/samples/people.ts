import { applyOnBoard } from '../hiring/apply-on-board.ts';
import { buildPosting } from '../hiring/employer.ts';
import { buildPerson, sweepPeople } from '../people.ts';
import type { Samples } from './sample-call.ts';

export const peopleSamples: Samples = {
  searchPeople: async ({ api }) => {
    await sweepPeople(api);
    return { query: { q: 'ana', skills: 'k8s,Go', limit: '5' } };
  },
  getPersonContact: async ({ api, employer }) => ({
    params: { id: await buildPerson(api, employer.key) },
  }),
  getPersonResume: async ({ api, employer }) => {
    const email = `applicant-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}@example.com`;
    const id = await buildPerson(api, employer.key, { email });
    const { id: jobId } = await buildPosting(api, employer);
    const content = Buffer.from('Ana Torres\nana@example.com\n\nSkills\nGo').toString('base64');
    const answers = { resume: { filename: 'ana.txt', content_base64: content } };
    await applyOnBoard(api, employer, { jobId, body: { name: 'Ana Torres', email, answers } });
    await sweepPeople(api);
    return { params: { id } };
  },
};
