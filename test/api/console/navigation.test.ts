import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { ensurePeopleIndex } from '../../../storage/people/search/people-index.ts';
import { pageLanguages } from '../../../pages/page-language.ts';
import { buildOperator, type TestMember } from '../../support/console/member.ts';
import { recordPaths } from '../../support/console/records.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Names of the links in a part of a page. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)].map(
    ([, attributes = '', text = '']) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? text,
  );
}

/** Promise: the name of a page finds its link in the navigation, and no other link of any page. */
describe('the navigation of the console', () => {
  let api: TestApi;
  let owner: TestMember;
  let paths: string[];
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    await ensurePeopleIndex(api.ctx.stores, { isUnread: false });
    owner = await buildOperator(api);
    paths = ['', '/postings', '/market', ...(await recordPaths(api, owner))];
  });
  afterAll(() => api.close());

  it.each(pageLanguages)('has its names to itself on every page (%s)', async (language) => {
    const headers = { ...owner.headers, 'accept-language': language };
    for (const path of paths) {
      const html = await (await fetch(`${api.url}/console${path}`, { headers })).text();
      const [before = '', navigation = '', after = ''] = html.split(/<nav |<\/nav>/);
      const names = linksIn(navigation);
      expect([path, names.length]).toEqual([path, new Set(names).size]);
      expect(names.length).toBeGreaterThan(20);
      expect(navigation).toMatch(/^id="navigation" aria-label="(Console|Konsole)"/);
      const others = linksIn(before + after);
      expect([path, others.filter((name) => names.includes(name))]).toEqual([path, []]);
    }
  });
});
