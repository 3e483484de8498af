import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hasBrowser, launch, signedIn, watch } from '../support/browser.ts';
import { buildMember, callConsole, type TestMember } from '../support/console/member.ts';
import { buildKey } from '../support/factories.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const describeBrowser = hasBrowser() ? describe : describe.skip;

describeBrowser('the pages of a company in the browser', () => {
  let api: TestApi;
  let browser: Browser;
  let owner: TestMember;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    api = await startApi();
    browser = await launch();
    const { accountId } = await buildKey(api.ctx.stores);
    owner = await buildMember(api, accountId, 'owner');
    page = await signedIn(browser, api, owner);
    faults = await watch(page, api.url);
  });
  afterAll(async () => {
    await browser.close();
    await api.close();
  });

  const read = async (path: string) => (await callConsole(api, owner, ['GET', path])).body.data;

  it('makes and changes a survey', async () => {
    await page.goto(`${api.url}/console/surveys`);
    await page.getByRole('button', { name: 'New survey' }).click();
    await page.getByLabel('Name').fill('First week');
    await page.getByLabel('Questions').fill('How was it?\nHow was it?');
    await page.getByRole('button', { name: 'Create survey' }).click();
    await page.getByRole('heading', { name: 'First week' }).waitFor();
    await page
      .getByRole('group', { name: 'How was it?' })
      .first()
      .getByLabel('Type')
      .selectOption('score');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved at').waitFor();
    await page.getByRole('button', { name: 'Make links' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make links' }).click();
    await page.getByRole('status').getByText('token=').waitFor();
    const [survey] = await read('/platform/surveys');
    const { questions } = await read(`/platform/surveys/${survey.id}`);
    expect(questions).toMatchObject([
      { key: 'how_was_it', type: 'score' },
      { key: 'how_was_it_1', type: 'textarea' },
    ]);
  });

  it('adds a stage to the pipeline', async () => {
    await page.goto(`${api.url}/console/pipeline`);
    await page.getByRole('button', { name: 'Add stage' }).click();
    const added = page.getByRole('group', { name: 'the new stage' });
    await added.getByLabel('Name').fill('Trial Day');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved at').waitFor();
    expect(await read('/pipeline-stages')).toContainEqual({
      key: 'trial_day',
      name: 'Trial Day',
      type: 'active',
    });
  });

  it('makes an alert, an employee, a template and a document', async () => {
    await page.goto(`${api.url}/console/alerts`);
    await page.getByRole('button', { name: 'New alert' }).click();
    await page.getByLabel('Name').fill('Ferries');
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByRole('heading', { name: 'Ferries' }).waitFor();

    await page.goto(`${api.url}/console/employees`);
    await page.getByRole('button', { name: 'Add employee' }).click();
    await page.getByLabel('Name').fill('Signe Holm');
    await page.getByRole('dialog').getByRole('button', { name: 'Add employee' }).click();
    await page.getByRole('button', { name: 'Record attendance' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('row').getByText('this minute').waitFor();

    await page.goto(`${api.url}/console/documents`);
    await page.getByRole('button', { name: 'New template' }).click();
    await page.getByLabel('Name').fill('Contract');
    await page.getByLabel('Text').fill('# Contract\n\nFor {{name}}');
    await page.getByRole('button', { name: 'Create template' }).click();
    await page.getByRole('link', { name: 'Contract' }).waitFor();
    await page.getByRole('button', { name: 'New document' }).click();
    await page.getByLabel('Values (JSON)').fill('{ "name": "Signe" }');
    await page.getByRole('button', { name: 'Make document' }).click();
    await page.getByRole('link', { name: 'Download pdf' }).waitFor();
    expect(await read('/platform/documents')).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});
