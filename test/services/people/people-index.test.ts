import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSweepPeople } from '../../../activities/people/sweep-people.ts';
import { indexDuePeople } from '../../../services/people/indexing/index-people.ts';
import { rebuildPeopleIndex } from '../../../services/people/indexing/rebuild-people-index.ts';
import { restorePeopleIndex } from '../../../services/people/indexing/restore-people-index.ts';
import { warnOfOutdatedPeopleIndex } from '../../../services/people/indexing/warn-of-outdated-index.ts';
import { createLog } from '../../../services/log.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { deleteIndexes } from '../../../storage/market/search/index-lifecycle.ts';
import { deletePeople, deletePeopleOf } from '../../../storage/people/people.ts';
import { peopleIndexNames } from '../../../storage/people/search/people-index.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { killAt } from '../../support/kill-at.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { buildPerson, sweepPeople } from '../../support/people.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: the index of People Search is a projection that loses no change, and shows only people who consented. */
describe('the index of People Search', () => {
  let api: TestApi;
  let employer: Employer;
  beforeEach(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    await prepareStores(api.ctx.stores);
    await restorePeopleIndex(api.ctx.stores);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const build = (title: string, details: Json = {}) =>
    buildPerson(api, employer.key, { name: `${title} person`, skills: [title], ...details });
  const change = (id: string, body: Json) =>
    call(api, employer.key, { method: 'PATCH', path: `/candidates/${id}`, body });
  const withdraw = (id: string) => change(id, { consent_discovery: false });
  const page = async (query: string) => {
    const answer = await call<{ data: { id: string }[]; meta: { next_cursor: string | null } }>(
      api,
      employer.key,
      { path: `/people?${query}` },
    );
    const { status, body } = answer;
    return { status, ids: status === 200 ? body.data.map(({ id }) => id) : [], body };
  };
  const ids = async (query = '') => (await page(query)).ids;
  const indexed = (id: string) => {
    const { client, peopleIndex } = api.ctx.stores.search;
    return client.exists({ index: peopleIndex, id });
  };
  const rows = () => api.ctx.stores.mongo.collection<{ _id: string; expiresAt?: Date }>('people');
  const due = () => rows().countDocuments({ indexDueAt: { $exists: true } });

  it('fills a page with consenting people although it still has others', async () => {
    const [oldest, second, third, newest] = [
      await build('Diver'),
      await build('Diver'),
      await build('Diver'),
      await build('Diver'),
    ];
    await withdraw(newest);
    await withdraw(third);
    expect([await indexed(newest), await indexed(third)]).toEqual([true, true]);
    const first = await page('q=diver&limit=1');
    expect(first.ids).toEqual([second]);
    const next = String(first.body.meta.next_cursor);
    expect(await ids(`q=diver&limit=1&cursor=${next}`)).toEqual([oldest]);
    await sweepPeople(api);
    expect([await indexed(newest), await indexed(third)]).toEqual([false, false]);
  });

  it('ends a page behind the last row read when too many have withdrawn', async () => {
    const kept = await build('Sapper');
    const gone: string[] = [];
    for (let made = 0; made < 8; made += 1) gone.push(await build('Sapper'));
    for (const id of gone) await withdraw(id);
    const first = await page('q=sapper&limit=1');
    expect(first.ids).toEqual([]);
    const next = String(first.body.meta.next_cursor);
    expect(await ids(`q=sapper&limit=1&cursor=${next}`)).toEqual([kept]);
  });

  it('is brought up to date by the sweep after a crash between row and index', async () => {
    const id = await build('Glazier');
    await change(id, { skills: ['Mosaic'] });
    const { client } = api.ctx.stores.search;
    const request = client.transport.request.bind(client.transport);
    const dying = jest.spyOn(client.transport, 'request').mockImplementation((params, options) => {
      if (params.path === '/_bulk') throw new Error('killed');
      return request(params, options);
    });
    await expect(sweepPeople(api)).rejects.toThrow('killed');
    dying.mockRestore();
    expect(await ids('skills=Mosaic')).toEqual([]);
    await sweepPeople(api);
    expect([await ids('skills=Mosaic'), await due()]).toEqual([[id], 0]);
  });

  it('keeps the mark until the deletion is noted, and lets the empty row expire', async () => {
    const id = await build('Thatcher');
    await deletePeople(api.ctx.stores, [id]);
    const dies = killAt('updateMany', 'people', 'before');
    await expect(indexDuePeople(api.ctx.stores)).rejects.toThrow('killed');
    expect([dies(), await indexed(id), await due()]).toEqual([true, false, 1]);
    jest.restoreAllMocks();
    await sweepPeople(api);
    const row = await rows().findOne({ _id: id });
    expect([await due(), row?.expiresAt instanceof Date]).toEqual([0, true]);
    // Consent is the truth: the next change writes the row again, at a higher revision.
    await change(id, { location: 'Austin, TX' });
    await sweepPeople(api);
    expect(await ids('location=Austin')).toEqual([id]);
    expect((await rows().findOne({ _id: id }))?.expiresAt).toBeUndefined();
  });

  it.each(['before', 'after'] as const)(
    'forgets a person although the process dies %s a write of the erasure',
    async (moment) => {
      const details = { email: 'both@example.com' };
      const other = await buildEmployer(api);
      const older = await buildPerson(api, other.key, details);
      const id = await build('Cooper', details);
      const dies = killAt('updateMany', 'people', moment);
      await expect(deletePeople(api.ctx.stores, [id])).rejects.toThrow('killed');
      expect(dies()).toBe(true);
      await deletePeople(api.ctx.stores, [id]);
      await sweepPeople(api);
      expect([await indexed(id), await indexed(older), await ids()]).toEqual([
        false,
        true,
        [older],
      ]);
      const row = await rows().findOne({ _id: id });
      expect(row).toMatchObject({ personKey: '', accountId: '', words: [], shown: false });
    },
  );

  it('loses the people of a closed account, and shows the same person of another', async () => {
    const details = { email: 'both@example.com' };
    const other = await buildEmployer(api);
    const kept = await buildPerson(api, other.key, details);
    const id = await build('Farrier', details);
    expect(await ids()).toEqual([id]);
    expect(await deletePeopleOf(api.ctx.stores, employer.key.accountId)).toBe(1);
    await sweepPeople(api);
    expect([await indexed(id), await ids()]).toEqual([false, [kept]]);
  });

  const lose = async () => {
    const { stores } = api.ctx;
    await deleteIndexes(stores, await peopleIndexNames(stores));
    expect((await page('')).status).toBe(503);
  };

  it.each([
    ['the sweep of a running worker', () => createSweepPeople(api.ctx)()],
    [
      'a starting process and the sweep',
      async () => {
        await restorePeopleIndex(api.ctx.stores);
        expect((await page('')).status).toBe(503);
        await createSweepPeople(api.ctx)();
      },
    ],
    ['reindex', () => rebuild()],
  ])('is restored by %s after it was lost', async (_what, restore) => {
    const id = await build('Miller');
    await lose();
    await restore();
    await sweepPeople(api);
    expect(await ids('q=miller')).toEqual([id]);
  });

  let names = 0;
  async function rebuild(): Promise<string[]> {
    const { stores } = api.ctx;
    names += 1;
    const name = `${stores.search.peopleIndex}-${names}`;
    return rebuildPeopleIndex(stores, { name, report: () => undefined });
  }

  /** Runs when the copy is complete and writes still go to the old index. */
  function atTheSwap(before: () => Promise<unknown>, after: () => void = () => undefined): void {
    const { indices } = api.ctx.stores.search.client;
    const updateAliases = indices.updateAliases.bind(indices);
    jest.spyOn(indices, 'updateAliases').mockImplementationOnce(async (params) => {
      await before();
      const swapped = await updateAliases(params);
      after();
      return swapped;
    });
  }

  it('is rebuilt without losing a withdrawal or a change just before the swap', async () => {
    const [changed, gone] = [await build('Tanner'), await build('Tanner')];
    atTheSwap(async () => {
      await change(changed, { skills: ['Saddlery'] });
      await withdraw(gone);
      await sweepPeople(api);
    });
    const old = await rebuild();
    await sweepPeople(api);
    expect([await ids('skills=Saddlery'), await indexed(gone)]).toEqual([[changed], false]);
    await deleteIndexes(api.ctx.stores, old);
  });

  it('is completed by the sweep when a rebuild is killed after the swap', async () => {
    const gone = await build('Fuller');
    const before = await peopleIndexNames(api.ctx.stores);
    atTheSwap(
      async () => {
        await withdraw(gone);
        await sweepPeople(api);
      },
      () => {
        throw new Error('killed');
      },
    );
    await expect(rebuild()).rejects.toThrow('killed');
    expect(await indexed(gone)).toBe(true);
    await sweepPeople(api);
    expect(await indexed(gone)).toBe(false);
    await deleteIndexes(api.ctx.stores, before);
  });

  it('causes a warning while it is of another version', async () => {
    const lines: string[] = [];
    const log = createLog('api', 'info', { write: (line: string) => void lines.push(line) });
    const { stores } = api.ctx;
    await warnOfOutdatedPeopleIndex({ stores, log });
    expect(lines).toEqual([]);
    const index = stores.search.peopleIndex;
    await stores.search.client.indices.putMapping({ index, _meta: { definition: 'another' } });
    await warnOfOutdatedPeopleIndex({ stores, log });
    expect(lines).toEqual([expect.stringContaining('npm run reindex')]);
  });
});
