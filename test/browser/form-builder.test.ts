import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { callConsole } from '../support/console/member.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';

/** Promise: a form is built by choosing, with the keyboard alone, and no key or value is ever typed. */
describeBrowser('the form builder', () => {
  const world = useBrowser();
  let path: string;
  const send = async (method: string, to: string, body?: object) =>
    (await callConsole(world.api, world.owner, [method, to, body] as never)).body.data;
  beforeAll(async () => {
    await send('POST', '/company-organizations', { name: 'Harbour Clockworks' });
    const { id } = await send('POST', '/jobs/post', { title: 'Ferry Engineer' });
    path = `/postings/${id}`;
  });

  const questionOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByText('Saved at').waitFor();
  };

  it('takes ready-made questions, conditions and knock-outs', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console${path}#form`);
    await page.getByRole('button', { name: 'Add question' }).press('Enter');
    await page.getByRole('button', { name: 'Work permit' }).press('Enter');
    await page.getByRole('button', { name: 'Add question' }).press('Enter');
    await page.getByRole('button', { name: 'One of several' }).press('Enter');
    const added = page.locator('[data-questions] > li').last();
    await added.getByRole('textbox', { name: 'Question', exact: true }).fill('Which permit?');
    const answers = added.getByRole('textbox', { name: 'Answers', exact: true });
    await answers.fill('EU card\nNone yet');
    await answers.blur();
    const asked = added.getByRole('group', { name: 'Ask only if' });
    await asked
      .getByLabel('Question')
      .selectOption({ label: 'Do you need our help with a visa, now or later?' });
    const rejects = added.getByRole('group', { name: 'Reject' });
    await rejects.getByLabel('None yet').press('Space');
    await page.getByText('Saved at').waitFor();
    await save(page);
    const { application_fields: fields } = await send(
      'GET',
      path.replace('/postings', '/jobs/post'),
    );
    const [permit, visa, card] = fields.slice(-3);
    expect(permit).toMatchObject({ type: 'boolean', required: true });
    expect(card).toMatchObject({
      key: 'which_permit',
      options: [{ label: 'EU card' }, { label: 'None yet' }],
      depends_on: { key: visa.key, op: 'equals', value: true },
      knockout: { op: 'in', value: ['None yet'] },
    });
    const preview = page.frameLocator('iframe');
    await preview.getByText('Which permit?').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(looks)('has no violation in %j', async (look) => {
    const page = await world.open();
    await dress(page, look);
    await page.goto(`${world.api.url}/console${path}#form`);
    await questionOf(page, 'Name').waitFor();
    const found = await faultsOf(page, 'the form');
    await keepPicture(page, 'form-builder', look);
    await page.getByRole('button', { name: 'Add question' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await keepPicture(page, 'form-kinds', look);
    expect([...found, ...(await faultsOf(page, 'the kinds'))]).toEqual([]);
    await page.context().close();
  });
});
