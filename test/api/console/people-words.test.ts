import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consolePages } from '../../../api/console/pages/pages.ts';
import { buildMember, makeOperator, type TestMember } from '../../support/console/member.ts';
import { recordPaths } from '../../support/console/records.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Not in an address to share, such as that of a survey. */
const ID = /(?<!\/)\b[a-z]{3,5}_[0-9A-Za-z]{16,}\b/g;
/** A path of the API, or a value such as `stage_changed`. */
const PROGRAM_WORD = /(?<![/\w@.-])[a-z]+(?:_[a-z]+)+\b|\{"/g;
/** Their readers are programmers and operators. */
const FOR_PROGRAMMERS = ['developers', 'installation'];
const DEVELOPER_PAGES = consolePages
  .filter(({ group }) => group !== undefined && FOR_PROGRAMMERS.includes(group))
  .map(({ path }) => path);

/** Promise: outside Developers and Installation a person meets no id, no JSON and no value of the API (issue 44). */
describe('the text of the console', () => {
  let api: TestApi;
  let owner: TestMember;
  let records: string[];
  beforeAll(async () => {
    api = await startApi();
    const { accountId } = await buildKey(api.ctx.stores);
    owner = await buildMember(api, accountId, 'owner');
    await makeOperator(api, owner);
    records = await recordPaths(api, owner);
  });
  afterAll(() => api.close());

  it.each(['en', 'de'])('holds no id and no word of a program, in %s', async (language) => {
    const lists = consolePages.map(({ path }) => path).filter((path) => !path.includes('{'));
    const paths = [...lists, ...records.map((path) => `/console${path}`)].filter(
      (path) => !DEVELOPER_PAGES.some((one) => path === one || path.startsWith(`${one}/`)),
    );
    expect(paths.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const path of paths) {
      const answer = await fetch(api.url + path, {
        headers: { ...owner.headers, 'accept-language': language },
      });
      const text = textOf(await answer.text());
      found.push(...(text.match(ID) ?? []).map((id) => `${path}: ${id}`));
      found.push(...(text.match(PROGRAM_WORD) ?? []).map((word) => `${path}: ${word}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });
});

/** Without the call behind the page, which is for programmers. */
function textOf(html: string): string {
  const end = html.indexOf('<template id="call-dialog">');
  const [page, rest = ''] = end === -1 ? [html] : [html.slice(0, end), html.slice(end)];
  return (page + rest.slice(rest.indexOf('</template>'))).replace(/<[^>]*>/g, ' ');
}
