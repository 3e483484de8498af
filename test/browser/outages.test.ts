import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBreakableApi, type BreakableApi } from '../support/breakable-api.ts';
import { describeBrowser, useBrowser } from '../support/browser.ts';
import { makeOperator } from '../support/console/member.ts';
import { buildPipeline, make } from '../support/console/records.ts';
import { eventually } from '../support/eventually.ts';

/** Journey 11: a server stops while a page is open. */
describeBrowser('a page that is open during an outage', () => {
  const world = useBrowser();
  let broken: BreakableApi;
  let candidate: { id: string };
  let source: { id: string };
  let careers: string;
  beforeAll(async () => {
    const { api, owner } = world;
    await makeOperator(api, owner);
    ({ candidate } = await buildPipeline(api, owner));
    const company = await make(api, owner, ['/jobs/post/organization', {}, 'PUT']);
    const feed = { kind: 'greenhouse', token: 'quillark' };
    source = await make(api, owner, ['/sources', feed]);
    broken = await startBreakableApi(api.ctx.stores.mongo.name);
    careers = `${broken.url}/careers/${String(company['slug'])}`;
  });
  afterAll(() => broken.stop());

  const isReady = () =>
    eventually(
      'the server is back',
      async () => (await fetch(`${broken.url}/readyz`)).status === 200,
      60_000,
    );

  it('MongoDB: says what is away, keeps what was typed, and mends itself', async () => {
    const page = await world.open();
    const applying = await world.open();
    const reading = await world.open();
    await page.goto(`${broken.url}/console/candidates/${candidate.id}`);
    await page.getByLabel('New note').fill('Sails well');
    await applying.goto(`${careers}/ferry-engineer/apply`);
    await applying.getByLabel('Name').fill('Nils Holm');
    await applying.getByLabel('E-mail').fill('nils@example.com');
    await broken.break('mongodb', 'stopped');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'A part of the service is unavailable: the database.' })
      .waitFor({ timeout: 60_000 });
    expect(await page.getByLabel('New note').inputValue()).toBe('Sails well');
    await applying.getByRole('button', { name: 'Send application' }).click();
    await applying
      .getByRole('heading', { name: 'Something went wrong' })
      .waitFor({ timeout: 60_000 });
    await reading.goto(`${broken.url}/console/candidates`);
    await reading.getByText('unavailable: the database. Try again in').waitFor();

    await broken.restore('mongodb');
    await isReady();
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Sails well').waitFor({ timeout: 60_000 });
    await reading.getByRole('link', { name: 'Try again' }).click();
    await reading.getByRole('heading', { name: 'Candidates' }).waitFor();
    await applying.goBack();
    expect(await applying.getByLabel('Name').inputValue()).toBe('Nils Holm');
    await applying.getByRole('button', { name: 'Send application' }).click();
    await applying.getByRole('heading', { name: 'sent' }).waitFor();
    for (const one of [page, applying, reading]) await one.context().close();
  }, 240_000);

  it('Elasticsearch: the console and the careers pages work on', async () => {
    const page = await world.open();
    await page.goto(`${broken.url}/console/postings?dialog=new-posting`);
    await page.getByLabel('Title').fill('Bell Founder');
    await broken.break('elasticsearch', 'stopped');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.getByLabel('Description').fill('You found bells.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'open' }).waitFor();
    await page.getByRole('link', { name: 'Public page' }).waitFor();
    await page.goto(`${careers}/bell-founder`);
    await page.getByRole('heading', { name: 'Bell Founder' }).waitFor();
    await broken.restore('elasticsearch');
    await isReady();
    await page.context().close();
  }, 120_000);

  it('Temporal: says what is away, and works by its button when it is back', async () => {
    const page = await world.open();
    await page.goto(`${broken.url}/console/installation/sources/${source.id}`);
    const german = await world.open();
    await german.setExtraHTTPHeaders({ 'accept-language': 'de' });
    await german.goto(`${broken.url}/console/installation/sources/${source.id}`);
    await broken.break('temporal', 'stopped');
    await page.getByRole('button', { name: 'Run now' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'unavailable: background work' });
    await alert.waitFor();
    await german.getByRole('button', { name: 'Jetzt abrufen' }).click();
    await german.getByText('antwortet nicht: die Hintergrundarbeit.').waitFor();
    await german.context().close();
    const processes = await world.open();
    const answer = await processes.goto(`${broken.url}/console/installation/processes`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2']);
    await processes.getByText('unavailable: background work. Try again in 2 s.').waitFor();
    await processes.goto(`${careers}/ferry-engineer`);
    await processes.getByRole('heading', { name: 'Ferry Engineer' }).waitFor();
    await processes.goBack();
    await processes.getByRole('navigation').getByRole('link', { name: 'Postings' }).waitFor();

    await broken.restore('temporal');
    await isReady();
    await page.getByRole('button', { name: 'Run now' }).click();
    await alert.waitFor({ state: 'detached' });
    await processes.getByRole('link', { name: 'Try again' }).click();
    await processes.getByRole('link', { name: `ingest:${source.id}` }).waitFor();
    const workflow = world.api.ctx.temporal.client.workflow.getHandle(`ingest:${source.id}`);
    await workflow.terminate();
    for (const one of [page, processes]) await one.context().close();
  }, 120_000);
});
