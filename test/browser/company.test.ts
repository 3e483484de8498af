import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { callConsole } from '../support/console/member.ts';
import { make } from '../support/console/records.ts';

describeBrowser('the pages of a company in the browser', () => {
  const world = useBrowser();
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    page = await world.open();
    faults = await watch(page, world.api.url);
  });

  const read = async (path: string) =>
    (await callConsole(world.api, world.owner, ['GET', path])).body.data;

  it('makes and changes a survey', async () => {
    await page.goto(`${world.api.url}/console/surveys`);
    await page.getByRole('button', { name: 'New survey' }).click();
    await page.getByLabel('Name').fill('First week');
    await page.getByLabel('Questions').fill('How was it?\nHow was it?');
    await page.getByRole('button', { name: 'Create survey' }).click();
    await page.getByRole('heading', { name: 'First week' }).waitFor();
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    const first = page.getByRole('group', { name: 'How was it?' }).first();
    await first.getByRole('button', { name: 'Long text' }).press('Enter');
    await page.getByRole('button', { name: 'A number on a scale' }).press('Enter');
    await first.getByLabel('Scale').selectOption('0–10');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved at').waitFor();
    await page.getByRole('button', { name: 'Make links' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make links' }).click();
    await page.getByRole('status').getByText('token=').waitFor();
    const [survey] = await read('/platform/surveys');
    const { questions } = await read(`/platform/surveys/${survey.id}`);
    expect(questions).toMatchObject([
      { key: 'how_was_it', type: 'score', constraints: { min: 0, max: 10 } },
      { key: 'how_was_it_1', type: 'textarea' },
    ]);
  });

  it('adds a stage to the pipeline', async () => {
    await page.goto(`${world.api.url}/console/pipeline`);
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

  it('changes the switches of a company, and copies its lines for another site', async () => {
    const { origin } = new URL(world.api.url);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const body = { name: 'Harbour Clockworks' };
    const call = ['POST', '/company-organizations', body] as const;
    const { id } = (await callConsole(world.api, world.owner, [...call])).body.data;
    await page.goto(`${world.api.url}/console/careers/${id}`);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(copied).toContain('<openrole-jobs company="harbour-clockworks">');
    await page.getByRole('button', { name: 'Edit company' }).click();
    await page.getByLabel('Show pay').uncheck();
    await page.getByLabel('Take general applications').check();
    await page.getByRole('button', { name: 'Save company' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { features } = await read(`/company-organizations/${id}`);
    expect(features).toMatchObject({
      show_salary: false,
      show_department: true,
      allow_general_applications: true,
    });
  });

  it('shows the search of an alert in words, and changes no more of it than was typed', async () => {
    const filters = { title: 'Ferry', employment_type: 'full_time,contract', salary_min: 90_000 };
    const { id } = await make(world.api, world.owner, [
      '/job-alerts',
      {
        ...{ name: 'Harbour', cadence: 'daily', channel: 'webhook' },
        filters: { ...filters, can_apply: true },
      },
    ]);
    await page.goto(`${world.api.url}/console/alerts/${id}`);
    await page.getByText('full time, contract').first().waitFor();
    await page.getByRole('button', { name: 'Edit alert' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Least pay a year').inputValue()).toBe('90000');
    await dialog.getByLabel('Least pay a year').fill('95000');
    await dialog.getByRole('button', { name: 'Save alert' }).click();
    await page.getByText('95000').first().waitFor();
    const { body } = await callConsole(world.api, world.owner, ['GET', `/job-alerts/${id}`]);
    expect(body.data).toMatchObject({
      filters: { ...filters, salary_min: 95_000, can_apply: true },
    });
  });

  it('makes an alert, an employee, a template and a document', async () => {
    await page.goto(`${world.api.url}/console/alerts`);
    await page.getByRole('button', { name: 'New alert' }).click();
    await page.getByLabel('Name').fill('Ferries');
    await page.getByText('More filters').click();
    await page.getByLabel('Titles').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByRole('heading', { name: 'Ferries' }).waitFor();

    await page.goto(`${world.api.url}/console/employees`);
    await page.getByRole('button', { name: 'Add employee' }).click();
    await page.getByLabel('Name').fill('Signe Holm');
    await page.getByRole('dialog').getByRole('button', { name: 'Add employee' }).click();
    await page.getByRole('button', { name: 'Record attendance' }).click();
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await page.getByRole('row').getByText('this minute').waitFor();

    await page.goto(`${world.api.url}/console/documents`);
    await page.getByRole('button', { name: 'New template' }).click();
    await page.getByLabel('Name').fill('Contract');
    await page.getByLabel('Text').fill('# Contract\n\nFor {{employee.name}}, {{place}}');
    await page.getByRole('button', { name: 'Create template' }).click();
    await page.getByRole('link', { name: 'Contract', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Make a document from Contract' }).press('Enter');
    const making = page.getByRole('dialog', { name: 'New document' });
    await making.getByRole('combobox', { name: 'For employee' }).fill('Sig');
    await making.getByRole('option', { name: 'Signe Holm' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await making.getByLabel('Place').fill('Aarhus');
    await making.getByRole('button', { name: 'Make document' }).press('Enter');
    await page.getByRole('link', { name: 'Download pdf' }).waitFor();
    expect(await read('/platform/documents')).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});
