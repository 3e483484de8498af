import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepareStores } from '../../services/prepare-stores.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { buildEmployer, buildPosting, eventuallyAnswers } from '../support/hiring.ts';
import { dropMarket } from '../support/seed-market.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

const run = promisify(execFile);
const folder = join(__dirname, '../../examples');

/** What docs/agents.md sends people to. */
describe('examples of agents', () => {
  let worked: WorkedApi;
  let key: TestKey;
  beforeAll(async () => {
    worked = await startWorkedApi();
    await prepareStores(worked.ctx.stores);
  }, 120_000);
  afterAll(async () => {
    await dropMarket(worked.ctx.stores);
    await worked.close();
  });

  /** An open role of its own for each example, and a key of somebody who has not applied yet. */
  async function prepare(title: string): Promise<NodeJS.ProcessEnv> {
    const { api } = worked;
    await buildPosting(api, await buildEmployer(api), {
      title,
      description_html: '<p>You keep the <b>diesel engines</b> of the last ferry running.</p>',
    });
    key = await buildKey(api.ctx.stores);
    await eventuallyAnswers<{ data: unknown[] }>(api, key, {
      path: `/jobs?q=${encodeURIComponent(title)}`,
      until: ({ body }) => body.data.length === 1,
    });
    const { apiKey } = key;
    const names = { OPENROLE_URL: api.url, OPENROLE_KEY: apiKey, OPENROLE_API_KEY: apiKey };
    return { ...process.env, ...names };
  }

  async function linesOf(program: string, title: string): Promise<string[]> {
    const env = await prepare(title);
    const args = program.endsWith('.ts')
      ? [process.execPath, '--import', 'tsx', join(folder, program), title]
      : [join(folder, program), title];
    const { stdout } = await run(args[0] as string, args.slice(1), { env });
    return stdout.split('\n').filter((line) => line !== '');
  }

  it('curl/agent-story.sh reads a role, writes for it and applies', async () => {
    const lines = await linesOf('curl/agent-story.sh', 'Night Ferry Stoker');
    const [details, keywords, resume, letter, applied] = lines.map(
      (line) => (JSON.parse(line) as { data: unknown }).data,
    );
    expect(details).toMatchObject({ title: 'Night Ferry Stoker', can_apply: true });
    expect(keywords).toMatchObject({ keywords: expect.any(Array) as unknown });
    expect(resume).toMatchObject({ files: [{ format: 'md' }] });
    expect(letter).toMatchObject({ files: [{ format: 'txt' }] });
    expect(applied).toMatchObject({ application: { status: 'applied' } });
  });

  it('agent/mcp-client.ts does the same as an MCP client', async () => {
    const lines = await linesOf('agent/mcp-client.ts', 'Night Ferry Greaser');
    expect(lines[0]).toContain('search_jobs');
    expect(lines[1]).toMatch(/^role: Night Ferry Greaser at Harbour Clockworks/);
    expect(lines.find((line) => line.startsWith('résumé: '))).toContain('/files/');
    expect(lines.at(-1)).toMatch(/^application: app_\w{20} is applied$/);
  });

  it('agent/rest-program.ts has an application drafted, and approves it', async () => {
    const lines = await linesOf('agent/rest-program.ts', 'Night Ferry Engineer');
    expect(lines[0]).toMatch(/^role: Night Ferry Engineer at/);
    expect(lines).toContain('drafted: email (profile)');
    expect(lines.at(-1)).toMatch(/^application: app_\w{20}, session submitted$/);
  });
});
