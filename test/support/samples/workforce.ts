import { call } from '../hiring/employer.ts';
import type { Sample, Samples, World } from './sample-call.ts';

let made = 0;

async function create({ api, employer }: World, path: string, name: string): Promise<string> {
  made += 1;
  const body = { name: `${name} ${made}` };
  const answer = await call(api, employer.key, { method: 'POST', path, body });
  return answer.body.data['id'] as string;
}

function employee(body?: unknown): Sample {
  return async (world) => ({
    params: { id: await create(world, '/employees', 'Signe Holm') },
    ...(body !== undefined && { body }),
  });
}

export const workforceSamples: Samples = {
  listEmployees: () => ({ query: { q: 'signe', status: 'active', limit: '5' } }),
  createEmployee: () => ({ body: { name: 'Tove Lind', title: 'Clock Keeper' } }),
  getEmployee: employee(),
  updateEmployee: employee({ department: 'Towers' }),
  deleteEmployee: employee(),
  hireCandidate: async (world) => ({
    params: { id: await create(world, '/candidates', 'Mara Lindqvist') },
    body: { title: 'Clock Keeper', start_date: '2027-01-04' },
  }),
};
