import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeJob, makeJobCompany } from '../storage/market/market-fixture.ts';
import { buildKey } from '../support/factories.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { jsonDocuments } from '../support/json-documents.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const run = promisify(execFile);
const folder = join(__dirname, '../../examples/curl');

const berlin = {
  text: 'Berlin, Germany',
  city: 'Berlin',
  region: 'Berlin',
  regionCode: 'BE',
  country: 'DE',
  lat: 52.52,
  lng: 13.4,
};
const aiSummary = {
  summary: 'Fires the kilns at night.',
  responsibilities: [],
  requirements: [],
  benefits: [],
  generatedAt: '2026-01-01T00:00:00.000Z',
  model: 'offline',
};

/** The files that README and docs refer to first. */
describe('examples/curl', () => {
  let api: TestApi;
  let environment: Record<string, string | undefined>;

  beforeAll(async () => {
    api = await startApi();
    const company = makeJobCompany('Kiln Works');
    const titles = ['Kiln Engineer', 'Glaze Engineer', 'Clay Engineer', 'Senior Kiln Engineer'];
    await seedMarket(
      api.ctx.stores,
      titles.map((title) => makeJob({ title, company, locations: [berlin], aiSummary })),
    );
    const { apiKey } = await buildKey(api.ctx.stores);
    environment = { ...process.env, OPENROLE_URL: api.url, OPENROLE_API_KEY: apiKey };
  });

  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  it('client/first-program.ts lists jobs with the client library', async () => {
    const program = join(folder, '../client/first-program.ts');
    const options = ['--import', 'tsx', '--conditions=source', program, 'kiln'];
    const { stdout } = await run(process.execPath, options, { env: environment });
    expect(stdout.trim().split('\n').sort()).toEqual([
      'Kiln Engineer at Kiln Works',
      'Senior Kiln Engineer at Kiln Works',
    ]);
  });

  async function answers(script: string): Promise<unknown[]> {
    const { stdout } = await run(join(folder, script), { env: environment });
    return jsonDocuments(stdout);
  }

  it('has a test for each script', () => {
    const scripts = readdirSync(folder).filter((name) => name !== 'openrole.sh');
    expect(scripts.sort()).toEqual([
      'agent-story.sh', // in agent-examples.test.ts, which has a worker
      'apply.sh',
      'attendance.sh',
      'board.sh',
      'chat.sh', // in agent-examples.test.ts
      'close-account.sh',
      'export.sh',
      'import.sh',
      'interview.sh',
      'job-alerts.sh',
      'mail.sh',
      'many-candidates.sh',
      'market-overview.sh',
      'move-candidate.sh',
      'offer.sh',
      'post-role.sh',
      'read-job.sh',
      'reports.sh',
      'resume.sh',
      'search-jobs.sh',
      'survey.sh',
      'webhooks.sh',
    ]);
  });

  it('explain what to do when nothing runs and nothing is set', async () => {
    const env = { ...process.env, OPENROLE_HOME: '/nowhere', OPENROLE_URL: '' };
    await expect(run(join(folder, 'search-jobs.sh'), { env })).rejects.toMatchObject({
      code: 1,
      stderr: 'Run npm start, or set OPENROLE_URL and OPENROLE_API_KEY.\n',
    });
  });

  it('show the error message of a refusal', async () => {
    const env = { ...environment, OPENROLE_API_KEY: 'x' };
    await expect(run(join(folder, 'search-jobs.sh'), { env })).rejects.toMatchObject({
      stderr: expect.stringContaining('invalid_api_key'),
    });
  });

  it('search-jobs.sh finds engineers who are not senior, page by page', async () => {
    const pages = (await answers('search-jobs.sh')) as { data: { title: string }[] }[];
    const titles = pages.flatMap(({ data }) => data.map((row) => row.title));
    expect(pages).toHaveLength(2);
    expect(titles.sort()).toEqual(['Clay Engineer', 'Glaze Engineer', 'Kiln Engineer']);
  });

  it('read-job.sh prints a whole job with its summary', async () => {
    const [job] = await answers('read-job.sh');
    expect(job).toMatchObject({ data: { ai_summary: { model: 'offline' }, keywords: [] } });
  });

  it('many-candidates.sh tags, notes and finds them again', async () => {
    const counts = { total: 2, counts: { tagged: 2 } };
    expect(await answers('many-candidates.sh')).toMatchObject([
      { data: { ...counts, dry_run: true } },
      { data: { ...counts, dry_run: false } },
      { data: { total: 2, counts: { noted: 2 } } },
      { data: { name: 'Ferry people', query: { tag: 'ferries' } } },
    ]);
  });

  // Runs before the roles of other examples are searchable.
  it('market-overview.sh prints counts, pay, the map and an employer', async () => {
    expect(await answers('market-overview.sh')).toMatchObject([
      { data: { total_jobs: 4 } },
      { data: { matching_jobs: 4, average_salary: null } },
      { data: [] },
      { data: [{ name: 'Kiln Works' }] },
    ]);
  });

  it('post-role.sh creates an organization and publishes its first role', async () => {
    const [organization, draft, changed, published, listings] = await answers('post-role.sh');
    expect(organization).toMatchObject({ data: { name: 'Lantern Ferries' } });
    expect(draft).toMatchObject({ data: { status: 'draft', locations: [{ country: 'SE' }] } });
    expect(changed).toMatchObject({ data: { closes_at: '2099-12-31T23:00:00.000Z', version: 2 } });
    expect(published).toMatchObject({ data: { status: 'open', version: 3 } });
    expect(listings).toMatchObject({ data: [{ title: 'Night Ferry Engineer', applications: 0 }] });
  });

  it("apply.sh applies on a board and with a key, and lists the account's applications", async () => {
    const [onBoard, withKey, applied, counts] = await answers('apply.sh');
    expect(onBoard).toMatchObject({ application: { status: 'applied' } });
    expect(withKey).toMatchObject({ application: { status: 'applied' } });
    const { id } = (withKey as { application: { id: string } }).application;
    expect(applied).toMatchObject({
      data: [{ id, title: 'Deck Hand', company_name: 'Lantern Ferries' }],
    });
    expect(counts).toEqual({ data: [{ status: 'applied', count: 1 }] });
  });

  it('interview.sh offers times, and one is chosen, moved and cancelled', async () => {
    const [offered, shown, chosen, moved, cancelled] = await answers('interview.sh');
    expect(offered).toMatchObject({ data: { status: 'proposed', starts_at: null } });
    expect(shown).toMatchObject({ data: { can_choose: true, timezone: 'America/New_York' } });
    expect(chosen).toMatchObject({ data: { status: 'scheduled', can_choose: false } });
    expect(moved).toMatchObject({ data: { candidate_timezone: 'America/New_York' } });
    expect(cancelled).toMatchObject({ data: { status: 'cancelled' } });
  });

  it('offer.sh drafts, changes and sends an offer, and accepts it at its link', async () => {
    const [drafted, changed, sent, shown, accepted, kept] = await answers('offer.sh');
    expect(drafted).toMatchObject({ data: { status: 'draft', public_url: null } });
    expect(changed).toMatchObject({ data: { salary: { amount: 60_000 }, version: 2 } });
    expect(sent).toMatchObject({ data: { status: 'sent', version: 3 } });
    expect(shown).toMatchObject({ data: { status: 'sent', candidate_name: 'Ines Marlow' } });
    expect(accepted).toMatchObject({ data: { status: 'accepted' } });
    const decision = { decision: 'accept', name: 'Ines Marlow' };
    expect(kept).toMatchObject({ data: { status: 'accepted', decision, versions: [{}] } });
  });

  it('attendance.sh records a night shift, corrects it and sums it up', async () => {
    const [begun, pause, resumed, ended, corrected, summary] = await answers('attendance.sh');
    const kinds = ['in', 'break_start', 'break_end', 'out'];
    expect([begun, pause, resumed, ended]).toMatchObject(kinds.map((kind) => ({ data: { kind } })));
    expect(corrected).toMatchObject({ data: { kind: 'out', version: 2 } });
    expect(summary).toMatchObject({
      data: [
        { worked_minutes: 180, break_minutes: 0, open: false },
        { worked_minutes: 270, break_minutes: 30, open: false },
      ],
    });
  });

  it('survey.sh issues a token, answers with it, and reads the aggregates', async () => {
    const [created, shown, submitted, responses] = await answers('survey.sh');
    expect(created).toMatchObject({ data: { status: 'open', one_response_per_token: true } });
    expect(shown).toMatchObject({ data: { name: 'How did the interview go?' } });
    expect(submitted).toMatchObject({ data: { id: expect.stringMatching(/^rsp_/) } });
    expect(responses).toMatchObject({
      data: [{ answers: expect.anything() }],
      meta: { aggregates: { recommend: { count: 1, mean: 9, nps: 100 } } },
    });
  });

  it('export.sh exports the roles', async () => {
    const [made, read] = await answers('export.sh');
    expect(made).toMatchObject({ data: { kind: 'postings', status: 'queued', url: null } });
    expect(read).toMatchObject({ data: { kind: 'postings', format: 'csv' } });
  });

  it('close-account.sh asks for the closing, and keeps the account', async () => {
    const [asked, shown, kept] = await answers('close-account.sh');
    expect(asked).toEqual({ data: { closes_at: expect.any(String) } });
    expect(shown).toMatchObject(asked as object);
    expect(kept).toMatchObject({ data: { closes_at: null } });
  });

  it('reports.sh prints reports, and one as a table', async () => {
    const { stdout } = await run(join(folder, 'reports.sh'), { env: environment });
    const [json = '', lines = ''] = stdout.split(/(?=^group,)/m);
    expect(jsonDocuments(json)).toMatchObject([
      { meta: { next_cursor: null } },
      { data: [{ count: 0, median_seconds: null }] },
      { data: [{ group: null }] },
    ]);
    expect(lines).toMatch(/^group,group_name,source,applications,/);
  });

  it('import.sh tries a table, imports it, and lists the bad rows', async () => {
    const [tried, sent] = await answers('import.sh');
    expect(tried).toMatchObject({ data: { dry_run: true, kind: 'candidates' } });
    expect(sent).toMatchObject({
      data: { dry_run: false, columns: [{}, {}, { column: 'Mail', member: 'email' }] },
    });
  });

  it('job-alerts.sh creates an alert, changes it, switches it off and deletes it', async () => {
    const [created, weekly, off, read] = await answers('job-alerts.sh');
    expect(created).toMatchObject({ data: { cadence: 'daily', channel: 'email', version: 1 } });
    expect(weekly).toMatchObject({
      data: { cadence: 'weekly', channel: 'webhook', version: 2 },
    });
    expect(off).toMatchObject({ data: { enabled: false, next_due_at: null, version: 3 } });
    expect(read).toEqual(off);
  });

  it('mail.sh makes a template, sends with it, and suppresses the address', async () => {
    const [template, sent, events, list] = await answers('mail.sh');
    expect(template).toMatchObject({ data: { fields: ['unsubscribe_url'], version: 1 } });
    expect(sent).toMatchObject({ data: { kind: 'mailing', recipients: 1 } });
    expect(events).toMatchObject({ data: [{ kind: 'queued' }] });
    const address = 'mara.lindqvist@example.com';
    expect(list).toMatchObject({ data: [{ reason: 'manual', address }] });
  });

  it('move-candidate.sh adds a candidate, moves it and finds it at its stage', async () => {
    const [added, note, moved, atStage, stages] = await answers('move-candidate.sh');
    expect(added).toMatchObject({
      data: { source: 'sourced', applications: [{ stage: 'applied' }] },
    });
    expect(note).toMatchObject({ data: { author: { kind: 'api_key' } } });
    expect(moved).toMatchObject({
      data: { applications: [{ stage: 'interview', history: [{}, { reason: 'Knows lamps' }] }] },
    });
    expect(atStage).toMatchObject({ data: [{ candidate: { name: 'Odd Berg' } }] });
    expect((stages as { data: unknown[] }).data).toHaveLength(6);
  });

  it('board.sh reads a board, its filters, a role with its markup, and a résumé', async () => {
    const [board, jobs, facets, role, markup, parsed] = await answers('board.sh');
    expect(board).toMatchObject({ data: { name: 'Lantern Ferries' } });
    expect(jobs).toMatchObject({ data: [{ title: 'Lighthouse Keeper', department: 'Lamps' }] });
    expect(facets).toMatchObject({ data: { departments: expect.anything() } });
    expect(role).toMatchObject({ data: { accepting_applications: true } });
    expect(markup).toMatchObject({ '@type': 'JobPosting', title: 'Lighthouse Keeper' });
    expect(parsed).toMatchObject({ data: { fields: { email: 'signe.holm@example.com' } } });
  });

  it('resume.sh uploads a file, polls its status, and sends a JSON Resume instead', async () => {
    const [uploaded, status, given, resume] = await answers('resume.sh');
    expect([uploaded, status]).toMatchObject([
      { data: { status: 'queued' } },
      { data: { status: 'queued' } },
    ]);
    expect(given).toEqual({ data: { status: 'ready' } });
    expect(resume).toMatchObject({ data: { resume: { basics: { name: 'Ebbe Lund' } } } });
  });

  it('webhooks.sh registers an endpoint, tests it, redelivers and rotates its secret', async () => {
    const [endpoint, delivery, again, recovered, rotated] = await answers('webhooks.sh');
    const { id, secret } = (endpoint as { data: { id: string; secret: string } }).data;
    expect(endpoint).toMatchObject({ data: { status: 'enabled', event_kinds: ['*'] } });
    expect(delivery).toMatchObject({ data: { event_kind: 'webhook.ping' } });
    expect(again).toMatchObject({ data: { webhook_id: id, status: 'pending' } });
    // Without a worker nothing has failed yet.
    expect(recovered).toEqual({ data: { deliveries: 0 } });
    expect(rotated).toMatchObject({ data: { id } });
    const { secret: next } = (rotated as { data: { secret: string } }).data;
    expect(next).toMatch(/^whsec_/);
    expect(next).not.toBe(secret);
  });

  it('webhooks.sh explains how to start its receiver, and tests an existing endpoint', async () => {
    const { stderr } = await run(join(folder, 'webhooks.sh'), { env: environment });
    expect(stderr).toMatch(/WEBHOOK_SECRET=whsec_\S+ node .* examples\/webhooks\/receiver\.ts\n/);
    const [, id = ''] = /webhooks\.sh (whk_\w+)/.exec(stderr) ?? [];
    const { stdout } = await run(join(folder, 'webhooks.sh'), [id], { env: environment });
    expect(JSON.parse(stdout)).toMatchObject({
      data: { webhook_id: id, event_kind: 'webhook.ping' },
    });
  });
});
