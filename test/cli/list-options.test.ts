import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryText } from '../../sdk/core/operation.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { call } from '../support/hiring/employer.ts';
import { runCli } from '../support/run-cli.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

/** Promise: an option of a list is obeyed, or refused by name. */
describe('the options of a list', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
    for (const name of ['Ada', 'Bo', 'Cy']) {
      const body = { name, email: `${name}@example.com` };
      await call(api, key, { method: 'POST', path: '/candidates', body });
    }
  });
  afterAll(() => api.close());

  const list = (...options: string[]) =>
    runCli(['candidates', 'list', ...options], {
      OPENROLE_URL: api.url,
      OPENROLE_API_KEY: key.apiKey,
    });

  it.each([
    [['--max', '0', '--json'], 0],
    [['--max', '2', '--json'], 2],
    [['--all', '--max', '0', '--json'], 0],
    [['--all', '--max', '2', '--json'], 2],
    [['--max', '9', '--json'], 3],
  ])('%j prints %i rows', async (options, rows) => {
    const { code, output } = await list(...options);
    expect([code, (JSON.parse(output) as unknown[]).length]).toEqual([0, rows]);
  });

  it.each([
    ['0', ''],
    ['1', 'one line'],
  ])('--jsonl --max %s prints %s', async (max, lines) => {
    const { output } = await list('--all', '--jsonl', '--max', max);
    expect(output.split('\n').filter(Boolean)).toHaveLength(lines === '' ? 0 : 1);
  });

  it.each(['-1', '1.5'])('--max %s is refused', async (max) => {
    const { code, messages } = await list(`--max=${max}`);
    expect([code, messages]).toEqual([2, expect.stringContaining('--max must be')]);
  });

  it('an unknown column is refused with those that there are; one that is null is shown', async () => {
    const unknown = await list('--columns', 'id,nope');
    expect([unknown.code, unknown.output]).toEqual([2, '']);
    expect(unknown.messages).toMatch(/no column nope; the columns are .*email/u);
    const empty = await list('--columns', 'name,phone');
    expect([empty.code, empty.output]).toEqual([0, expect.stringContaining('Ada')]);
  });

  it('a file that begins with a byte order mark is read', async () => {
    const path = join(tmpdir(), `openrole-bom-${process.pid}.json`);
    await writeFile(path, '\uFEFF{"name":"Di","email":"di@example.com"}');
    const { code, output } = await runCli(
      ['candidates', 'create', '--data', `@${path}`, '--json'],
      {
        OPENROLE_URL: api.url,
        OPENROLE_API_KEY: key.apiKey,
      },
    );
    expect([code, JSON.parse(output)]).toMatchObject([0, { name: 'Di' }]);
  });

  it('null in a query is absent', () => {
    expect(queryText({ q: null, limit: 2, cursor: undefined })).toBe('?limit=2');
  });
});
