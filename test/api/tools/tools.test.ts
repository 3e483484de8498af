import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/client/validators/ajv';
import { tools } from '../../../api/tools/registry.ts';
import { usageMonth } from '../../../domain/accounts/meters.ts';
import { scopes, type Scope } from '../../../domain/accounts/scopes.ts';
import { findUsage } from '../../../storage/accounts/usage.ts';
import { makeJob, makeJobCompany, makeSalary } from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Json } from '../../support/hiring/employer.ts';
import { connectMcp, refusalIn } from '../../support/agent/mcp.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface ListedTool {
  name: string;
  description: string;
  input_schema: { type: string; required?: string[]; properties: Record<string, Json> };
  output_schema: { type: string };
  scope: Scope;
  billed: boolean;
}

interface Refused {
  error: { code: string; message: string; details?: { path: string; message: string }[] };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const company = makeJobCompany('Belltower Works');
const fresh = makeJob({
  title: 'Escapement Engineer',
  company,
  keywords: ['TypeScript', 'CNC'],
  salary: makeSalary(100_000, 140_000),
  postedAt: daysAgo(2),
});
const old = makeJob({ title: 'Pendulum Engineer', company, postedAt: daysAgo(20) });

/** Promise: a tool behaves like its endpoint (decision 0019). */
describe('agent tools over REST', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [fresh, old]);
    key = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const run = <Body = { data: Json }>(
    name: string,
    given: unknown = {},
    { as = key, headers = {} }: { as?: TestKey; headers?: Record<string, string> } = {},
  ) =>
    call<Body>(api, as, {
      method: 'POST',
      path: '/v1/agent/tool',
      body: { name, arguments: given },
      headers,
    });
  const listed = async () =>
    (await call<{ data: ListedTool[] }>(api, key, { path: '/v1/agent/tools' })).body.data;

  it('lists the eight tools of the specification, then those of a chat, with scope and price', async () => {
    const told = (await listed()).map(({ name, scope, billed }) => [name, scope, billed]);
    expect(told).toEqual([
      ['search_jobs', 'jobs:read', false],
      ['get_job_details', 'jobs:read', false],
      ['get_job_keywords', 'jobs:read', false],
      ['get_market_overview', 'jobs:read', false],
      ['search_companies', 'jobs:read', false],
      ['submit_job_application', 'jobs:apply', false],
      ['create_resume', 'agent:tools', true],
      ['create_cover_letter', 'agent:tools', true],
      ['market_stats', 'jobs:read', false],
      ['list_applied_jobs', 'jobs:apply', false],
      ['list_postings', 'jobs:post', false],
      ['publish_posting', 'jobs:post', false],
      ['close_posting', 'jobs:post', false],
      ['list_candidates', 'jobs:applications', false],
      ['get_candidate', 'jobs:applications', false],
      ['move_candidate', 'jobs:applications', false],
      ['add_candidate_note', 'jobs:applications', false],
      ['send_email', 'jobs:applications', false],
      ['get_usage', 'agent:tools', false],
    ]);
  });

  it('describes every tool and argument by schemas that a standard validator accepts', async () => {
    const validator = new AjvJsonSchemaValidator();
    for (const { description, input_schema: input, output_schema: output } of await listed()) {
      expect(description.length).toBeGreaterThan(30);
      expect([input.type, output.type]).toEqual(['object', 'object']);
      for (const schema of [input, output]) validator.getValidator(schema);
      for (const property of Object.values(input.properties)) {
        expect(property['type'] ?? property['anyOf']).toBeDefined();
        expect(validator.getValidator(property as never)(null).valid).toBe(false);
      }
    }
  });

  const good: [name: string, given: () => Json | Promise<Json>][] = [
    ['search_jobs', () => ({ title: 'engineer', limit: 1, has_salary: true })],
    ['get_job_details', () => ({ job_id: fresh.id })],
    ['get_job_keywords', () => ({ job_id: fresh.id })],
    ['get_market_overview', () => ({ location: 'Nowhereville', posted_within_days: 0 })],
    ['search_companies', () => ({ q: 'belltower', limit: 2 })],
    ['submit_job_application', () => application(['harbour bells'])],
    ['market_stats', () => ({ title: 'engineer' })],
    ['list_applied_jobs', () => ({ limit: 2 })],
    ['list_postings', () => ({ status: 'open,draft' })],
    ['list_candidates', () => ({ limit: 2 })],
    ['get_usage', () => ({})],
  ];

  async function application(bells: string[]): Promise<Json> {
    const employer = await buildEmployer(api);
    const { id } = await buildPosting(api, employer);
    const email = `${bells.join('.').replace(/\W/g, '-')}-${Date.now()}@example.com`;
    return { job_id: id, name: 'Mara Lindqvist', email };
  }

  it.each(good)('%s returns a result that matches its output schema', async (name, given) => {
    const { status, body } = await run(name, await given());
    expect({ status, body }).toMatchObject({ status: 200 });
    const schema = (await listed()).find((tool) => tool.name === name)?.output_schema;
    const valid = new AjvJsonSchemaValidator().getValidator(schema as never)(body.data);
    expect(valid.errorMessage).toBeUndefined();
  });

  it('get_job_keywords returns the keywords of the job', async () => {
    const { body } = await run('get_job_keywords', { job_id: fresh.id });
    const { title } = fresh;
    expect(body.data).toEqual({ job_id: fresh.id, title, keywords: ['TypeScript', 'CNC'] });
  });

  it.each(['get_market_overview', 'market_stats'])(
    '%s reports how a filter was interpreted',
    async (name) => {
      const { body } = await run(name, { location: 'Nowhereville' });
      expect(body.data['notices']).toEqual([expect.stringContaining('Nowhereville')]);
    },
  );

  it('market_stats counts like get_market_overview', async () => {
    const filter = { title: 'engineer', since: 0 };
    const [counted, overview] = await Promise.all([
      run('market_stats', filter),
      run('get_market_overview', filter),
    ]);
    expect(counted.body.data['total_jobs']).toBe(2);
    expect(counted.body).toEqual(overview.body);
  });

  describe('14 days by default', () => {
    const found = async (given: Json) => {
      const filter = { title: 'engineer', ...given };
      const { body } = await run<{ data: { data: { title: string }[] } }>('search_jobs', filter);
      const counted = await run('get_market_overview', filter);
      expect(counted.body.data['total_jobs']).toBe(body.data.data.length);
      return body.data.data.map(({ title }) => title);
    };

    it.each([
      ['nothing', {}, [fresh.title]],
      ['nulls', { since: null, posted_within_days: null }, [fresh.title]],
      ['posted_within_days: 0', { posted_within_days: 0 }, [fresh.title, old.title]],
      ['posted_within_days: 30', { posted_within_days: 30 }, [fresh.title, old.title]],
      ['since: 0', { since: 0 }, [fresh.title, old.title]],
      ['a recent since', { since: Math.round(Date.now() / 1000) }, []],
    ])('%s', async (_given, given, titles) => {
      expect(await found(given)).toEqual(titles);
    });

    it('applies only to tools: GET /jobs has no cutoff', async () => {
      const { body } = await call<{ data: Json[] }>(api, key, { path: '/jobs?title=engineer' });
      expect(body.data).toHaveLength(2);
    });

    it('pages like the list itself', async () => {
      const first = await run('search_jobs', { title: 'engineer', since: 0, limit: 1 });
      const { next_cursor: cursor } = first.body.data['meta'] as { next_cursor: string };
      const rest = await run('search_jobs', { title: 'engineer', since: 0, limit: 1, cursor });
      expect(rest.body.data['data']).toMatchObject([{ id: old.id }]);
      const other = await run<Refused>('search_jobs', { title: 'welder', since: 0, cursor });
      expect(other.body.error.code).toBe('invalid_cursor');
    });
  });

  describe('a null argument counts as omitted', () => {
    it.each<[string, Json]>([
      ['search_jobs', { q: null, limit: null }],
      ['get_job_details', { job_id: fresh.id, summary: null }],
      ['create_resume', { job_id: null, resume_id: null, instructions: null, template: null }],
      ['create_cover_letter', { resume: null, tone: null, length: null }],
    ])('of %s', async (name, given) => {
      const without = await run(name, name === 'get_job_details' ? { job_id: fresh.id } : {});
      expect(told(await run(name, given))).toEqual(told(without));
    });

    it('of a tool with two actions, also for those of the other action', async () => {
      const given = await application(['left out']);
      const unused = { action: null, session_id: null, message: null, wait_s: null, phone: null };
      const { status, body } = await run('submit_job_application', { ...given, ...unused });
      expect({ status, body }).toMatchObject({ status: 200 });
    });

    it('is missing when it is required', async () => {
      const { body } = await run<Refused>('get_job_details', { job_id: null });
      expect(body.error.details).toEqual([{ path: 'job_id', message: 'is required' }]);
    });

    const told = ({ status, body }: { status: number; body: Json }) => ({
      status,
      body: { ...body, error: { ...(body['error'] as Json | undefined), request_id: undefined } },
    });
  });

  describe('refusals', () => {
    it.each<[string, string, unknown, string]>([
      ['a limit of 0', 'search_jobs', { limit: 0 }, 'limit'],
      ['an unknown argument', 'search_jobs', { colour: 'red' }, 'colour'],
      ['an object for a text', 'search_jobs', { q: { a: 1 } }, 'q'],
      ['a list for a text', 'search_jobs', { employment_type: ['full_time'] }, 'employment_type'],
      ['a number for a text', 'search_companies', { q: 77 }, 'q'],
      ['a boolean for a number', 'search_jobs', { limit: true }, 'limit'],
      ['a number for a boolean', 'search_jobs', { can_apply: 1 }, 'can_apply'],
      ['an unknown value', 'get_market_overview', { workplace_type: 'moon' }, 'workplace_type'],
      ['no job', 'get_job_details', {}, 'job_id'],
      ['a number for a job', 'get_job_keywords', { job_id: 7 }, 'job_id'],
      ['no text to find', 'search_companies', {}, 'q'],
      ['arguments that are none', 'search_jobs', 'q=engineer', 'arguments'],
      ['an action that is none', 'submit_job_application', { action: 'send' }, 'action'],
      ['no session', 'submit_job_application', { action: 'get' }, 'session_id'],
      ['an answer to no action', 'submit_job_application', { message: 'x' }, 'job_id'],
      ['no candidate', 'get_candidate', {}, 'candidate_id'],
      ['a number for a candidate', 'move_candidate', { candidate_id: 7 }, 'candidate_id'],
      ['a month that is none', 'get_usage', { month: 'May' }, 'month'],
      ['a status that is none', 'list_postings', { status: 'lost' }, 'status'],
      ['no recipients', 'send_email', { subject: 'Hello', body_text: 'Hello' }, 'to'],
      ['a name that no tool has', 'search_everything', {}, 'name'],
    ])('%s is 400 naming the member', async (...[, name, given, path]) => {
      const { status, body } = await run<Refused>(name, given);
      expect([status, body.error.code]).toEqual([400, 'invalid_request']);
      expect(body.error.details?.map((detail) => detail.path)).toEqual([path]);
    });

    it('list the known tools for an unknown one; a long name is cut', async () => {
      const { body } = await run<Refused>('search_everything', {});
      expect(body.error.message).toMatch(
        /no tool "search_everything"; the tools are .*search_jobs/,
      );
      const long = await run<Refused>(`${'a'.repeat(99)}\u{1f600}${'b'.repeat(5_000)}`, {});
      expect(long.status).toBe(400);
      expect(long.body.error.message.length).toBeLessThan(500);
    });

    it.each([5, true, ['job_1'], { id: 'job_1' }])(
      'report a wrong type for %j as a job',
      async (id) => {
        const { body } = await run<Refused>('get_job_details', { job_id: id });
        expect(body.error.message).toBe('job_id: must be of type string');
      },
    );

    it('have the code, status and details of the endpoint', async () => {
      const { job_id: id, email, name } = await application(['twice']);
      const pairs: [Promise<unknown>, Promise<unknown>][] = [
        [run('get_job_details', { job_id: 'nobody' }), call(api, key, { path: '/jobs/nobody' })],
        [run('search_jobs', { title: '--' }), call(api, key, { path: '/jobs?title=--' })],
        [run('submit_job_application', { job_id: id }), applyTo(id, {})],
        [run('submit_job_application', { job_id: id, nick: 1 }), applyTo(id, { nick: 1 })],
        [run('submit_job_application', { job_id: fresh.id }), applyTo(fresh.id, {})],
      ];
      expect((await run('submit_job_application', { job_id: id, email, name })).status).toBe(200);
      const again = { email, name };
      pairs.push([run('submit_job_application', { job_id: id, ...again }), applyTo(id, again)]);
      for (const [tool, endpoint] of pairs) {
        expect(told(await tool)).toEqual(told(await endpoint));
        expect(told(await tool)).toMatchObject({ error: { code: expect.any(String) as unknown } });
      }
    });

    const applyTo = (id: unknown, body: Json) =>
      call(api, key, { method: 'POST', path: `/jobs/${String(id)}/apply`, body });
    const told = (answer: unknown) => {
      const { status, body } = answer as { status: number; body: Refused };
      return { status, error: { ...body.error, request_id: undefined } };
    };

    it.each(tools.map(({ name, scope }) => ({ name, scope })))(
      '$name is 403 without $scope',
      async ({ name, scope }) => {
        const others = scopes.filter((one) => one !== scope);
        const lacking = await buildKey(api.ctx.stores, { scopes: others });
        const { status, body } = await run<Refused>(name, { job_id: fresh.id }, { as: lacking });
        expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
        expect(body.error.message).toContain(scope);
      },
    );
  });

  it('require agent:tools for an apply session too, also over MCP', async () => {
    const lacking = await buildKey(api.ctx.stores, { scopes: ['jobs:apply'] });
    const client = await connectMcp(api, lacking);
    const given = { action: 'get', session_id: 'ses_1' };
    const answer = await client.callTool({ name: 'submit_job_application', arguments: given });
    expect(refusalIn(answer).code).toBe('insufficient_scope');
    await client.close();
  });

  it('count the same rows over REST and MCP', async () => {
    const [direct, overRest, overMcp] = await Promise.all(
      Array.from({ length: 3 }, () => buildKey(api.ctx.stores)),
    );
    const paths = [
      '/jobs?title=engineer&posted_within_days=30',
      '/jobs?limit=0',
      `/jobs/${fresh.id}`,
      `/jobs/${old.id}`,
      '/stats',
      '/companies?q=belltower',
    ];
    const calls: [string, Json][] = [
      ['search_jobs', { title: 'engineer', posted_within_days: 30 }],
      ['search_jobs', { limit: 0 }],
      ['get_job_details', { job_id: fresh.id }],
      ['get_job_keywords', { job_id: old.id }],
      ['get_market_overview', {}],
      ['search_companies', { q: 'belltower' }],
    ];
    for (const path of paths) await call(api, direct as TestKey, { path });
    const client = await connectMcp(api, overMcp as TestKey);
    for (const [name, given] of calls) {
      await run(name, given, { as: overRest as TestKey });
      await client.callTool({ name, arguments: given });
    }
    await client.close();
    await api.ctx.usage.flush();
    const used = await Promise.all(
      [direct, overRest, overMcp].map((one) =>
        findUsage(api.ctx.stores, one?.accountId ?? '', usageMonth(new Date())),
      ),
    );
    expect(used).toEqual(
      Array.from({ length: 3 }, () => ({ search_rows: 2, job_details: 2, company_rows: 1 })),
    );
  });

  it('an Idempotency-Key runs a tool once', async () => {
    const given = await application(['once']);
    const headers = { 'idempotency-key': `once-${Date.now()}` };
    const first = await run('submit_job_application', given, { headers });
    const second = await run('submit_job_application', given, { headers });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await run<Refused>('submit_job_application', { job_id: 'x' }, { headers });
    expect(other.body.error.code).toBe('idempotency_key_reused');
  });
});
