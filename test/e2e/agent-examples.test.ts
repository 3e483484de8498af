import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { prepareStores } from '../../services/prepare-stores.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  eventuallyAnswers,
} from '../support/hiring/employer.ts';
import { jsonDocuments } from '../support/json-documents.ts';
import { dropMarket } from '../support/market/seed-market.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

const run = promisify(execFile);
const folder = join(__dirname, '../../examples');

const email = { key: 'email', label: 'E-mail', type: 'email', required: true };
const whistle = { key: 'whistle', label: 'Your steam whistle', type: 'text', required: true };

/** The examples that docs/agents.md refers to. */
describe('examples of agents', () => {
  let worked: WorkedApi;
  let key: TestKey;
  beforeAll(async () => {
    worked = await startWorkedApi({ settings: { LLM_PRICE_OUTPUT_USD_PER_MTOK: '1' } });
    await prepareStores(worked.ctx.stores);
  }, 120_000);
  afterAll(async () => {
    await dropMarket(worked.ctx.stores);
    await worked.close();
  });

  /** A new open role for each example, and a key of an account that has not applied yet. */
  async function prepare(title: string): Promise<NodeJS.ProcessEnv> {
    const { api } = worked;
    await buildPosting(api, await buildEmployer(api), {
      title,
      description_html: '<p>You keep the <b>diesel engines</b> of the last ferry running.</p>',
      application_fields: [email, whistle],
    });
    key = await buildKey(api.ctx.stores);
    await eventuallyAnswers<{ data: unknown[] }>(api, key, {
      path: `/jobs?q=${encodeURIComponent(title)}`,
      until: ({ body }) => body.data.length === 1,
    });
    return environmentOf(key);
  }

  const environmentOf = ({ apiKey }: TestKey): NodeJS.ProcessEnv => {
    return { ...process.env, OPENROLE_URL: worked.api.url, OPENROLE_API_KEY: apiKey };
  };

  function runProgram(program: string, title: string, env: NodeJS.ProcessEnv) {
    const path = join(folder, program);
    if (program.endsWith('.sh')) return run(path, [title], { env });
    return run(process.execPath, ['--import', 'tsx', '--conditions=source', path, title], { env });
  }

  async function linesOf(program: string, title: string): Promise<string[]> {
    const { stdout } = await runProgram(program, title, await prepare(title));
    return stdout.split('\n').filter((line) => line !== '');
  }

  /** The result of the last example: one application with the requested answer. */
  async function applied(): Promise<unknown[]> {
    const path = '/applied-jobs';
    const { body } = await call<{ data: { id: string }[] }>(worked.api, key, { path });
    const candidates = await candidateModel(worked.ctx.stores.mongo).find().lean();
    const all = candidates.flatMap(({ applications }) => applications);
    return body.data.map(({ id }) => all.find((one) => one.id === id)?.answers['whistle']);
  }
  const answered = ['My answer to whistle'];
  const paid = /^paid: 0\.\d+ USD for /;

  it('curl/agent-story.sh reads a role, writes documents, answers questions, approves and shows the cost', async () => {
    const title = 'Night Ferry Stoker';
    const { stdout } = await runProgram('curl/agent-story.sh', title, await prepare(title));
    const [details, keywords, resume, letter, started, drafted, submitted, usage] = jsonDocuments(
      stdout,
    ).map((answer) => (answer as { data: unknown }).data);
    expect(details).toMatchObject({ title: 'Night Ferry Stoker', can_apply: true });
    expect(keywords).toMatchObject({ keywords: expect.any(Array) as unknown });
    expect(resume).toMatchObject({ files: [{ format: 'md' }] });
    expect(letter).toMatchObject({ files: [{ format: 'txt' }] });
    expect(started).toMatchObject({ status: 'needs_input', questions: [{ key: 'whistle' }] });
    expect(drafted).toMatchObject({ status: 'awaiting_approval', application: null });
    expect(submitted).toMatchObject({ status: 'submitted', application: { status: 'applied' } });
    expect(usage).toMatchObject({ charges: [{ kind: 'ai_tokens' }] });
    expect(await applied()).toEqual(answered);
  });

  it('curl/agent-story.sh reports a missing role', async () => {
    const env = await prepare('Night Ferry Trimmer');
    await expect(
      run(join(folder, 'curl/agent-story.sh'), ['Airship'], { env }),
    ).rejects.toMatchObject({
      stderr: expect.stringContaining('publish one first') as unknown,
    });
  });

  it.each([
    ['curl/agent-story.sh', 'There is no such role that you have not applied for; publish one'],
    ['agent/client-program.ts', 'There is no such role that you have not applied for; publish one'],
    ['agent/mcp-client.ts', 'submit_job_application was refused: {"error":{"code":"duplicate'],
  ])('%s reports in one line that the role was applied for before', async (program, reason) => {
    const title = `Night Ferry Oiler ${program.replace(/\W+/g, ' ')}`;
    await linesOf(program, title);
    await expect(runProgram(program, title, environmentOf(key))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(reason) as unknown,
    });
  });

  it('curl/chat.sh asks, approves a note, and follows the events', async () => {
    const key = await buildKey(worked.api.ctx.stores);
    const { stdout, stderr } = await run(join(folder, 'curl/chat.sh'), [], {
      env: environmentOf(key),
    });
    const answers = jsonDocuments(stdout).map((answer) => (answer as { data: unknown }).data);
    const [added, counted, asked, approved, stopped] = answers;
    expect(added).toMatchObject({ name: 'Ines Marlow' });
    expect(counted).toMatchObject({
      status: 'waiting_for_user',
      messages: [{ role: 'user' }, { role: 'agent', text: expect.stringMatching(/\b(1|one)\b/u) }],
    });
    expect(asked).toMatchObject({
      status: 'waiting_for_approval',
      actions: [{ tool: 'add_candidate_note', status: 'proposed' }],
    });
    expect(approved).toMatchObject({ actions: [{ status: 'done' }] });
    expect(stopped).toMatchObject({ status: 'stopped' });
    expect(stderr).toContain('event: text');
    const { id } = added as { id: string };
    const { body } = await call(worked.api, key, { path: `/candidates/${id}` });
    expect(body.data['notes']).toMatchObject([{ body: 'Call back on Monday' }]);
  });

  it('agent/chat-program.ts does it with the client library', async () => {
    const key = await buildKey(worked.api.ctx.stores);
    const body = { name: 'Signe Alm', email: 'signe.alm@example.com' };
    await call(worked.api, key, { method: 'POST', path: '/candidates', body });
    const { stdout } = await runProgram('agent/chat-program.ts', 'Signe Alm', environmentOf(key));
    expect(stdout.trim().split('\n').slice(1)).toEqual([
      'proposed: add_candidate_note',
      'done: add_candidate_note',
    ]);
  });

  it('agent/mcp-client.ts does the same as an MCP client', async () => {
    const lines = await linesOf('agent/mcp-client.ts', 'Night Ferry Greaser');
    expect(lines[0]).toContain('search_jobs');
    expect(lines[1]).toMatch(/^role: Night Ferry Greaser at Harbour Clockworks/);
    expect(lines.find((line) => line.startsWith('résumé: '))).toContain('/files/');
    expect(lines).toContainEqual(expect.stringMatching(/^asked: Your steam whistle \(/));
    expect(lines.at(-2)).toMatch(/^application: app_\w{20}, session submitted$/);
    expect(lines.at(-1)).toMatch(paid);
    expect(await applied()).toEqual(answered);
  });

  it('agent/client-program.ts does the same with the client library', async () => {
    const lines = await linesOf('agent/client-program.ts', 'Night Ferry Engineer');
    expect(lines[0]).toMatch(/^role: Night Ferry Engineer at/);
    for (const written of ['résumé: ', 'cover_letter: ']) {
      expect(lines.find((line) => line.startsWith(written))).toContain('/files/');
    }
    expect(lines).toContainEqual(expect.stringMatching(/^asked: Your steam whistle \(/));
    expect(lines).toContain('drafted: email (profile)');
    expect(lines.at(-2)).toMatch(/^application: app_\w{20}, session submitted$/);
    expect(lines.at(-1)).toMatch(paid);
    expect(await applied()).toEqual(answered);
  });
});
