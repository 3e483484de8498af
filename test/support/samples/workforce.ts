import { findAccount } from '../../../storage/accounts/accounts.ts';
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

/** An `in` an hour ago, of an employee of its own. */
async function recordIn(world: World): Promise<{ employeeId: string; id: string }> {
  const employeeId = await create(world, '/employees', 'Signe Holm');
  const at = new Date(Date.now() - 3_600_000).toISOString();
  const body = { employee_id: employeeId, kind: 'in', at };
  const { api, employer } = world;
  const answer = await call(api, employer.key, { method: 'POST', path: '/attendance', body });
  return { employeeId, id: answer.body.data['id'] as string };
}

function entry(body?: unknown): Sample {
  return async (world) => {
    const { id } = await recordIn(world);
    return { params: { id }, ...(body !== undefined && { body }) };
  };
}

/** Makes the account's owner an employee. It stays one for later samples of the account. */
async function employMe({ api, employer }: World): Promise<void> {
  const { email } = (await findAccount(api.ctx.stores, employer.key.accountId)) ?? {};
  const body = { name: 'Signe Holm', email };
  await call(api, employer.key, { method: 'POST', path: '/employees', body });
}

/** A leave of a minute: one of the account's owner never overlaps another. */
function leave(): Record<string, string> {
  leaves += 1;
  const at = Date.now() + leaves * 120_000;
  return {
    kind: 'leave',
    at: new Date(at).toISOString(),
    until: new Date(at + 60_000).toISOString(),
  };
}

let leaves = 0;

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
  listAttendance: () => ({ query: { kind: 'in', open: 'true', longer_than_hours: '16' } }),
  recordAttendance: async (world) => ({
    body: { employee_id: await create(world, '/employees', 'Signe Holm'), kind: 'in' },
  }),
  listOwnAttendance: async (world) => {
    await employMe(world);
    return { query: { kind: 'in', limit: '5' } };
  },
  recordOwnAttendance: async (world) => {
    await employMe(world);
    return { body: leave() };
  },
  summarizeAttendance: async (world) => ({
    query: {
      employee_id: (await recordIn(world)).employeeId,
      from: '2026-03-01',
      to: '2026-03-31',
      timezone: 'Europe/Stockholm',
    },
  }),
  updateAttendance: entry({ note: 'Gate 2' }),
  deleteAttendance: entry(),
};
