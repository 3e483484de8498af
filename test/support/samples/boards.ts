import { buildPosting } from '../hiring/employer.ts';
import type { Sample, Samples } from './sample-call.ts';

const board: Sample = ({ employer }) => ({ params: { company: employer.slug } });

const role: Sample = async ({ api, employer }) => {
  const posting = await buildPosting(api, employer);
  return { params: { company: employer.slug, id: posting.id, idOrSlug: posting.slug } };
};

export const boardSamples: Samples = {
  getBoardProfile: board,
  getBoard: ({ employer }) => ({
    params: { company: employer.slug },
    query: { include: 'facets', q: 'clock' },
  }),
  listBoardRoles: ({ employer }) => ({
    params: { company: employer.slug },
    query: { workplace_type: 'remote' },
  }),
  listCompanyRoles: board,
  getBoardFacets: board,
  getBoardRole: role,
  getBoardRoleMarkup: role,
  applyOnBoard: async (world) => ({
    ...(await role(world)),
    body: { name: 'Mara Lindqvist', email: 'mara.lindqvist@example.com' },
  }),
  parseResume: async (world) => ({
    ...(await role(world)),
    body: {
      filename: 'resume.txt',
      content_base64: Buffer.from('Mara Lindqvist\nmara.lindqvist@example.com').toString('base64'),
    },
  }),
};
