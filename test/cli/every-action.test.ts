import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientMethods as methods } from '../../api/client-methods.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { actions } from '../../cli/generated/actions.ts';
import { isIrreversible } from '../../cli/irreversible.ts';
import { commandName } from '../../cli/words.ts';
import { makeJob, makeSalary } from '../storage/market/market-fixture.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { runCli } from '../support/run-cli.ts';
import { samples } from '../support/samples/index.ts';
import type { World } from '../support/samples/sample-call.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';

/** Promise: every operation is a command with help, whose `--json` prints what the route answers. */
describe('the commands of the operations', () => {
  let worked: WorkedApi;
  let world: World;
  let environment: Record<string, string>;
  beforeAll(async () => {
    worked = await startWorkedApi();
    const { api } = worked;
    const job = makeJob({ title: 'Software Engineer', salary: makeSalary(100_000, 140_000) });
    await seedMarket(api.ctx.stores, [job, makeJob({ title: 'Data Engineer' })]);
    const employer = await buildEmployer(api);
    world = { api, employer, job };
    environment = { OPENROLE_API_KEY: employer.key.apiKey, OPENROLE_URL: api.url };
  });
  afterAll(async () => {
    await dropMarket(worked.api.ctx.stores);
    await worked.close();
  });

  it.each(actions.map((action) => [commandName(action.method), action] as const))(
    'openrole %s',
    async (name, action) => {
      const help = await runCli([...name.split(' '), '--help']);
      expect(help).toMatchObject({ code: 0, messages: '' });
      expect(help.output).toContain(`Usage: openrole ${name}`);
      const operation = Object.entries(methods).find(([, method]) => method === action.method);
      const route = routes.find(({ declaration }) => declaration.name === operation?.[0]);
      const sample = (await samples[operation?.[0] ?? '']?.(world)) ?? {};
      const ids = action.ids.map((id) => sample.params?.[id] ?? '');
      const params = { ...sample.query, ...(sample.body as object | undefined) };
      const data = Object.keys(params).length === 0 ? [] : ['--data', JSON.stringify(params)];
      const answer = await runCli(
        [
          ...name.split(' '),
          ...ids,
          ...data,
          '--json',
          ...(isIrreversible(action) ? ['--yes'] : []),
        ],
        environment,
      );
      judge(answer, route?.declaration);
    },
  );

  function judge(answer: Awaited<ReturnType<typeof runCli>>, declaration?: Route['declaration']) {
    // Only browsers follow links in mails.
    const isRedirect = declaration?.status === 302;
    expect(answer).toMatchObject({ code: isRedirect ? 1 : 0, messages: '' });
    if (isRedirect) return expect(answer.output).toContain('a redirect');
    const isJson = declaration?.contentTypes?.some((type) => !type.includes('json')) !== true;
    if (isJson) expect(() => JSON.parse(answer.output) as unknown).not.toThrow();
    else expect(answer.output).not.toBe('');
  }

  it('prints a table of jobs, the chosen columns, rows line by line, and all pages', async () => {
    const search = ['jobs', 'search', '--title', 'engineer', '--posted-within-days', '0'];
    const { output } = await runCli(search, environment);
    expect(output).toMatch(/^ID +TITLE +COMPANY.NAME/);
    expect(output).toContain('Software Engineer');
    const columns = await runCli([...search, '--columns', 'title,id'], environment);
    expect(columns.output).toMatch(/^TITLE +ID\n/);
    const lines = await runCli([...search, '--limit', '1', '--all', '--jsonl'], environment);
    const titles = lines.output
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { title: string }).title);
    expect(titles.sort()).toEqual(['Data Engineer', 'Software Engineer']);
    const one = await runCli(
      [...search, '--limit', '1', '--all', '--max', '1', '--json'],
      environment,
    );
    expect(JSON.parse(one.output)).toHaveLength(1);
  });

  it('sends numbers, lists and members of objects as the API takes them', async () => {
    const made = await runCli(
      [
        ...['postings', 'create', '--title', 'Welder'],
        ...['--salary.min', '40000', '--salary.currency', 'EUR', '--workplace-type', 'on_site'],
        ...['--locations', '[{"text":"Oslo"}]', '--json'],
      ],
      environment,
    );
    expect(JSON.parse(made.output)).toMatchObject({
      title: 'Welder',
      workplace_type: 'on_site',
      salary: { min: 40_000, currency: 'EUR' },
    });
  });

  it('waits with --wait until a record rests', async () => {
    const sample = await samples['applyWithAi']?.(world);
    const data = JSON.stringify(sample?.body);
    const { code, output } = await runCli(
      ['apply-sessions', 'start', '--data', data, '--wait', '--json'],
      environment,
    );
    expect(code).toBe(0);
    expect((JSON.parse(output) as { status: string }).status).not.toBe('drafting');
  });
});
