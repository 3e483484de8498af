import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestKey } from '../support/factories.ts';
import { buildPosting, call, eventuallyAnswers, type Json } from '../support/hiring/employer.ts';
import { connectMcp, postRpc, refusalIn, toolCall } from '../support/agent/mcp.ts';
import { dropMarket } from '../support/market/seed-market.ts';
import {
  resume,
  startSessionBench,
  type SessionBench,
  type SessionData,
} from '../support/agent/session-bench.ts';
import { prepareStores } from '../../services/prepare-stores.ts';
import type { TestApi } from '../support/start-api.ts';

/** Runs a tool and returns its result, or the error object instead. */
interface Agent {
  run<Result = Json>(name: string, given: Json): Promise<Result>;
  close(): Promise<void>;
}

type Connect = (api: TestApi, key: TestKey) => Promise<Agent>;

const stockClient =
  (era: 'modern' | 'legacy'): Connect =>
  async (api, key) => {
    const client = await connectMcp(api, key, era);
    // From here on the client validates every result against the tool's output schema.
    await client.listTools();
    return {
      async run<Result>(name: string, given: Json) {
        return textIn<Result>(await client.callTool({ name, arguments: given }));
      },
      close: () => client.close(),
    };
  };

/** A result or an error; both are returned as text. */
function textIn<Result>(result: object | undefined): Result {
  const { content } = result as { content: [{ text: string }] };
  return JSON.parse(content[0].text) as Result;
}

const rawClient: Connect = (api, key) =>
  Promise.resolve({
    async run<Result>(name: string, given: Json) {
      const { messages } = await postRpc(api, key.headers, toolCall(name, given));
      return textIn<Result>(messages[0]?.result);
    },
    close: () => Promise.resolve(),
  });

const overRest: Connect = (api, key) =>
  Promise.resolve({
    async run<Result>(name: string, given: Json) {
      const body = { name, arguments: given };
      const path = '/v1/agent/tool';
      const answer = await call<{ data?: Result }>(api, key, { method: 'POST', path, body });
      return (answer.body.data ?? answer.body) as Result;
    },
    close: () => Promise.resolve(),
  });

interface Written {
  id: string;
  files: { format: string; url: string }[];
  markdown: string;
  keywords_covered: string[];
  keywords_missing: string[];
  usage: { model: string; cost_usd_micros: number };
}

const email = { key: 'email', label: 'E-mail', type: 'email', required: true };
const options = [
  { value: 'day', label: 'By day' },
  { value: 'night', label: 'By night' },
];
const hours = { key: 'hours', label: 'When', type: 'single_select', required: true, options };
const bells = { key: 'bells', label: 'Your favourite bell', type: 'text', required: true };

/** Promise: with one key an agent finds a role, writes documents, fills the form, asks, waits and applies, once. */
describe('the story of an agent', () => {
  let bench: SessionBench;
  beforeAll(async () => {
    bench = await startSessionBench({ LLM_PRICE_OUTPUT_USD_PER_MTOK: '1' });
    await prepareStores(bench.ctx.stores);
  }, 120_000);
  afterAll(async () => {
    await dropMarket(bench.ctx.stores);
    await bench.close();
  });

  /** An open role that search has found. Its title is unique. */
  async function publish(key: TestKey, title: string, fields?: Json[]): Promise<string> {
    const { id } = await buildPosting(bench.api, bench.employer, {
      title,
      description_html: '<p>You turn <b>brass</b> parts in workshops driven by TypeScript.</p>',
      ...(fields !== undefined && { application_fields: fields }),
    });
    await eventuallyAnswers<{ data: unknown[] }>(bench.api, key, {
      path: `/jobs?title=${encodeURIComponent(title)}`,
      until: ({ body }) => body.data.length === 1,
    });
    return id;
  }

  const applicationsFor = async (id: string) => {
    const path = `/jobs/post/${id}/applications`;
    return (await call<{ data: Json[] }>(bench.api, bench.employer.key, { path })).body.data;
  };

  it.each<[string, Connect]>([
    ["the SDK's client of 2026-07-28", stockClient('modern')],
    ["the SDK's client of the years before", stockClient('legacy')],
    ['a raw JSON-RPC client', rawClient],
    ['a program over REST', overRest],
  ])('%s works from search to application', async (kind, connect) => {
    const { api } = bench;
    const seeker = await bench.buildSeeker();
    const title = `Bell Founder ${kind.length}${Date.now().toString(36)}`;
    const id = await publish(seeker, title);
    const agent = await connect(api, seeker);

    const found = await agent.run<{ data: Json[] }>('search_jobs', { title, can_apply: true });
    expect(found.data).toMatchObject([{ job_id: id, can_apply: true }]);
    expect(await agent.run('get_market_overview', { title })).toMatchObject({ total_jobs: 1 });
    const details = await agent.run('get_job_details', { job_id: id });
    expect(details).toMatchObject({ title, description_text: expect.stringContaining('brass') });
    const { keywords } = await agent.run<{ keywords: string[] }>('get_job_keywords', {
      job_id: id,
    });
    expect(keywords).toContain('TypeScript');

    const written = await agent.run<Written>('create_resume', { job_id: id, format: 'md' });
    expect(written.markdown).toContain(resume.work[0]?.name);
    expect(written.markdown).not.toContain('TypeScript');
    expect(written.keywords_missing).toContain('TypeScript');
    expect(written.usage).toMatchObject({ model: 'offline' });
    expect(written.usage.cost_usd_micros).toBeGreaterThan(0);
    const file = await fetch(localUrl(written.files[0]?.url ?? ''));
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('Mara')]);
    const letter = await agent.run<Written>('create_cover_letter', {
      job_id: id,
      tone: 'warm',
      length: 'short',
      format: 'txt',
    });
    expect(letter.markdown).toContain(title);
    expect(letter.markdown).not.toContain('TypeScript');

    const applied = await agent.run<{ application: { status: string } }>('submit_job_application', {
      job_id: id,
    });
    expect(applied.application.status).toBe('applied');
    const again = await agent.run('submit_job_application', { job_id: id });
    expect(again).toMatchObject({ error: { code: 'duplicate_application' } });
    expect(await applicationsFor(id)).toHaveLength(1);
    await agent.close();
  });

  it.each<[string, Connect]>([
    ["the SDK's client of 2026-07-28", stockClient('modern')],
    ["the SDK's client of the years before", stockClient('legacy')],
    ['a raw JSON-RPC client', rawClient],
    ['a program over REST', overRest],
  ])('%s has the form drafted, answers its questions, and approves', async (kind, connect) => {
    const seeker = await bench.buildSeeker();
    const title = `Carillon Keeper ${kind.length}${Date.now().toString(36)}`;
    const job_id = await publish(seeker, title, [email, bells, hours]);
    const agent = await connect(bench.api, seeker);
    const act = (given: Json) =>
      agent.run<SessionData & { fields: Json[] }>('submit_job_application', given);

    const started = await act({ action: 'start', job_id, wait_s: 25 });
    const { id: session_id } = started;
    expect(started.fields).toMatchObject([{ key: 'email' }, { key: 'bells' }, { key: 'hours' }]);
    expect(started.fields[2]?.['options']).toMatchObject([{ value: 'day' }, { value: 'night' }]);
    expect(started.answers).toMatchObject({ email: { source: 'profile' } });
    expect(started.questions.map(({ key }) => key)).toEqual(['bells', 'hours']);
    expect(await act({ action: 'approve_submit', session_id })).toMatchObject({
      error: { code: 'invalid_session_state' },
    });
    const wrong = { bells: 'The big one of the harbour', hours: 'noon' };
    expect(await act({ action: 'continue', session_id, answers: wrong })).toMatchObject({
      error: {
        code: 'invalid_application',
        details: [{ message: expect.stringMatching(/: day, night$/) }],
      },
    });
    const answers = { ...wrong, hours: 'night' };
    const drafted = await act({ action: 'continue', session_id, answers, wait_s: 25 });
    expect(drafted).toMatchObject({ status: 'awaiting_approval', questions: [] });
    expect(await applicationsFor(job_id)).toEqual([]);
    expect(await act({ action: 'get', session_id })).toEqual(drafted);
    const approved = await act({ action: 'approve_submit', session_id, wait_s: 25 });
    expect(approved.status).toBe('submitted');
    expect(await act({ action: 'start', job_id })).toMatchObject({
      error: { code: 'duplicate_application' },
    });
    expect(await applicationsFor(job_id)).toMatchObject([{ id: approved.application?.id }]);
    await agent.close();
  });

  it("a stopped session applies nowhere; another account's session is 404", async () => {
    const [seeker, other] = [await bench.buildSeeker(), await bench.buildSeeker()];
    const job_id = await publish(seeker, `Bell Hanger ${Date.now().toString(36)}`, [email]);
    const agent = await stockClient('modern')(bench.api, seeker);
    const { id: session_id } = await agent.run<SessionData>('submit_job_application', {
      action: 'start',
      job_id,
      wait_s: 25,
    });
    const stop = { action: 'stop', session_id };
    const stranger = await stockClient('modern')(bench.api, other);
    expect(await stranger.run('submit_job_application', stop)).toMatchObject({
      error: { code: 'not_found' },
    });
    expect(await agent.run('submit_job_application', stop)).toMatchObject({ status: 'stopped' });
    expect(await applicationsFor(job_id)).toEqual([]);
    await Promise.all([agent.close(), stranger.close()]);
  });

  it('POST /account/mcp-logout ends earlier links; the document gives a new one', async () => {
    const { api } = bench;
    const seeker = await bench.buildSeeker();
    const agent = await stockClient('modern')(api, seeker);
    const { id, files } = await agent.run<Written>('create_resume', { format: 'txt' });
    const open = async (url = '') => (await fetch(localUrl(url))).status;
    expect(await open(files[0]?.url)).toBe(200);
    await call(api, seeker, { method: 'POST', path: '/account/mcp-logout' });
    expect(await open(files[0]?.url)).toBe(410);
    const read = await call<{ data: Written }>(api, seeker, { path: `/v1/resumes/${id}` });
    expect(await open(read.body.data.files[0]?.url)).toBe(200);
    await agent.close();
  });

  it('an Idempotency-Key writes and charges one document, also over MCP', async () => {
    const seeker = await bench.buildSeeker();
    const headers = { ...seeker.headers, 'idempotency-key': 'one letter' };
    const ask = async (): Promise<string | undefined> => {
      const request = toolCall('create_cover_letter', { format: 'txt' });
      const { messages } = await postRpc(bench.api, headers, request);
      return (messages[0]?.result?.['structuredContent'] as Written | undefined)?.id;
    };
    const atOnce = await Promise.all([ask(), ask(), ask()]);
    const written = atOnce.filter((id) => id !== undefined);
    const again = await ask();
    expect(new Set([...written, again]).size).toBe(1);
    const { body } = await call<{ data: { charges: Json[] } }>(bench.api, seeker, {
      path: '/usage',
    });
    expect(body.data.charges).toMatchObject([{ kind: 'ai_tokens', count: 1 }]);
  });

  it.each(['modern', 'legacy'] as const)(
    'a call that a %s client repeats with its key in _meta is one document, paid once',
    async (era) => {
      const seeker = await bench.buildSeeker();
      const client = await connectMcp(bench.api, seeker, era);
      const ask = async (idempotencyKey: string) => {
        const { structuredContent } = await client.callTool({
          name: 'create_resume',
          arguments: { format: 'txt' },
          _meta: { 'openrole/idempotency_key': idempotencyKey },
        });
        return (structuredContent as Written).id;
      };
      const ids = [await ask('one'), await ask('one'), await ask('two')];
      expect([ids[0] === ids[1], new Set(ids).size]).toEqual([true, 2]);
      const path = '/usage';
      const { body } = await call<{ data: { charges: Json[] } }>(bench.api, seeker, { path });
      expect(body.data.charges).toMatchObject([{ kind: 'ai_tokens', count: 2 }]);
      await client.close();
    },
  );

  it('calls that need tokens are 402 without funds, over REST and as an MCP result; others work', async () => {
    const { api } = bench;
    const seeker = await bench.buildSeeker(0);
    const tool = toolCall('create_resume', { format: 'md' });
    const { status, messages } = await postRpc(api, seeker.headers, tool);
    expect(status).toBe(200);
    expect(refusalIn(messages[0]?.result)).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      details: [{ path: 'balance' }],
    });
    const { params: body } = tool;
    const overRest = await call(api, seeker, { method: 'POST', path: '/v1/agent/tool', body });
    expect(overRest).toMatchObject({ status: 402, body: { error: { code: 'PAYMENT_REQUIRED' } } });
    expect((await call(api, seeker, { path: '/jobs?limit=1' })).status).toBe(200);
  });

  /** Links are made for the service's public address, which a test does not have. */
  function localUrl(url: string): string {
    return url.replace(/^https?:\/\/[^/]+/, bench.api.url);
  }
});
