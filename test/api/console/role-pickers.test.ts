import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postingModel } from '../../../storage/hiring/posting.model.ts';
import { newId } from '../../../storage/new-id.ts';
import { buildMember, type TestMember } from '../../support/console/member.ts';
import { buildEmployer, buildPosting } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const ROLES = 130;

/** Promise: an account with more roles than a page of the API can choose each of them, the open ones first. */
describe('pickers of a role', () => {
  let api: TestApi;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startApi();
    const employer = await buildEmployer(api);
    owner = await buildMember(api, employer.key.accountId, 'owner');
    const { id } = await buildPosting(api, employer);
    const postings = postingModel(api.ctx.stores.mongo);
    const made = await postings.findById(id).lean().orFail();
    const copies = Array.from({ length: ROLES }, (_, at) => ({
      ...{ ...made, _id: newId('job'), slug: `mechanic-${at}`, outbox: [] },
      title: `Mechanic of tower ${String(at).padStart(3, '0')}`,
      status: at === 77 ? ('open' as const) : ('closed' as const),
    }));
    await postings.collection.insertMany(copies as never[]);
  });
  afterAll(() => api.close());

  it.each(['/console/candidates', '/console/email', '/console/reports/sources'])(
    '%s offers each role',
    async (path) => {
      const html = await (await fetch(api.url + path, { headers: owner.headers })).text();
      const offered = [...html.matchAll(/<option[^>]*>(?<title>[^<]*tower[^<]*)</giu)];
      const titles = new Set(offered.map(({ groups }) => groups?.['title']));
      expect(titles.size).toBe(ROLES + 1);
      expect([...titles].slice(0, 3)).toEqual([
        'Clock Tower Mechanic',
        'Mechanic of tower 077',
        'Mechanic of tower 000',
      ]);
    },
  );
});
