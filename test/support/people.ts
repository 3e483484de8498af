import { createSweepPeople } from '../../activities/people/sweep-people.ts';
import { deleteIndexes } from '../../storage/market/search/index-lifecycle.ts';
import { peopleIndexNames, refreshPeopleIndex } from '../../storage/people/search/people-index.ts';
import { call, type Json } from './hiring/employer.ts';
import type { TestApi } from './start-api.ts';

let made = 0;

/** Brings People Search up to date, the index included, and makes it searchable. */
export async function sweepPeople({ ctx }: Pick<TestApi, 'ctx'>): Promise<void> {
  await createSweepPeople(ctx)();
  await refreshPeopleIndex(ctx.stores);
}

/** Deletes this test's index. */
export async function dropPeople({ ctx: { stores } }: Pick<TestApi, 'ctx'>): Promise<void> {
  await deleteIndexes(stores, await peopleIndexNames(stores));
}

/** Sources a candidate who consents to discovery, brings People Search up to date, and returns the candidate's id. */
export async function buildPerson(
  api: TestApi,
  key: { headers: Record<string, string> },
  details: Json = {},
): Promise<string> {
  made += 1;
  const body = {
    name: 'Ana Torres',
    email: `ana.torres-${made}@example.com`,
    skills: ['Kubernetes', 'Go'],
    consent_discovery: true,
    ...details,
  };
  const created = await call(api, key, { method: 'POST', path: '/candidates', body });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  await sweepPeople(api);
  return created.body.data['id'] as string;
}
