import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { consolePages } from '../../../api/console/pages/pages.ts';
import { defaultPipeline } from '../../../domain/hiring/pipeline/stages.ts';
import { de } from '../../../pages/console/words/de/words.ts';
import { en } from '../../../pages/console/words/en/words.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { ensurePeopleIndex } from '../../../storage/people/search/people-index.ts';
import { HOSTILE } from '../../support/console/records.ts';
import { buildOperator, callConsole, type TestMember } from '../../support/console/member.ts';
import { DEAD_PORT } from '../../support/dead-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Wordings of a table that differ between the languages. */
function englishOnly(english: object, german: object): string[] {
  return Object.entries(english).flatMap(([key, wording]: [string, unknown]) => {
    const other = (german as Record<string, unknown>)[key];
    if (typeof wording === 'object') return englishOnly(wording as object, other as object);
    return typeof wording === 'string' && wording !== other ? [wording] : [];
  });
}

const german = new Set(Object.values(de).flatMap((table) => Object.values<unknown>(table)));
/** Names of stages are data of the account. */
const stages = new Set<string>(defaultPipeline.stages.map(({ name }) => name));
const foreign = new Set(
  englishOnly(en, de).filter((wording) => !german.has(wording) && !stages.has(wording)),
);

/** Texts and names that a page shows. */
function textsOf(html: string): string[] {
  const found = html.matchAll(/>([^<>]+)<|(?:aria-label|title|placeholder)="([^"]*)"/g);
  return [...found].map(([, text, name]) => (text ?? name ?? '').replaceAll(/\s+/g, ' ').trim());
}

describe('the language of the console', () => {
  let api: TestApi;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    await ensurePeopleIndex(api.ctx.stores, { isUnread: false });
    owner = await buildOperator(api);
    await callConsole(api, owner, ['PATCH', '/session/profile', { name: HOSTILE }]);
  });
  afterAll(() => api.close());

  async function pageIn(language: string, path: string) {
    const headers = { ...owner.headers, 'accept-language': language };
    const answer = await fetch(api.url + path, { headers });
    return { vary: answer.headers.get('vary') ?? '', html: await answer.text() };
  }

  it.each(consolePages.map(({ path }) => path))(
    '%s has no English words in German',
    async (path) => {
      const { html, vary } = await pageIn('de-AT,de;q=0.9,en;q=0.8', path);
      expect(html).toMatch(/^<!doctype html><html lang="de"/);
      expect(vary).toContain('Accept-Language');
      expect(textsOf(html).filter((text) => foreign.has(text))).toEqual([]);
      expect(html).not.toContain('<img src=x');
      expect(html).toContain('&lt;img src=x');
    },
  );

  it('says in German what is away', async () => {
    const { name } = api.ctx.stores.mongo;
    const cut = await startApi({ name, settings: { TEMPORAL_ADDRESS: `127.0.0.1:${DEAD_PORT}` } });
    const headers = { ...owner.headers, 'accept-language': 'de' };
    const answer = await fetch(`${cut.url}/console/installation/processes`, { headers });
    const texts = textsOf(await answer.text());
    await cut.stop();
    expect(answer.status).toBe(503);
    expect(texts).toContain(
      'Ein Teil des Dienstes antwortet nicht: die Hintergrundarbeit. In 2 s erneut versuchen.',
    );
  });

  it('is English for everybody else', async () => {
    const { html } = await pageIn('fr', '/console/keys');
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(textsOf(html)).toContain('New key');
  });
});
