import { beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';
import { callConsole } from '../support/console/member.ts';
import { make } from '../support/console/records.ts';

const PEOPLE = ['Frida Aune', 'Mads Holm'];

/** Promise: an e-mail is written on the page of e-mails as on the page of a person, to people by name. */
describeBrowser('the page of e-mails', () => {
  const world = useBrowser();
  let page: Page;
  let faults: string[];
  const sent: Record<string, unknown>[] = [];
  const ids: string[] = [];
  beforeAll(async () => {
    const made = (...what: Parameters<typeof make>[2]) => make(world.api, world.owner, what);
    await made('/jobs/post/organization', { name: 'Harbour Clockworks' }, 'PUT');
    const job = await made('/jobs/post', { title: 'Deckhand', description_text: 'You row.' });
    await made(`/jobs/post/${job.id}/publish`, {});
    for (const [index, name] of PEOPLE.entries())
      ids.push((await made('/candidates', { name, email: `person-${index}@example.com` })).id);
    page = await world.open();
    faults = await watch(page, world.api.url);
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/email/send'))
        sent.push(request.postDataJSON());
    });
  });

  async function open(on: Page): Promise<Locator> {
    await on.goto(`${world.api.url}/console/email`);
    await on.getByRole('button', { name: 'Send e-mail' }).press('Enter');
    return on.getByRole('dialog', { name: 'Send e-mail' });
  }

  /** Chooses people by name; each but the first in a field of its own. */
  async function choose(dialog: Locator, names: readonly string[]) {
    for (const [index, name] of names.entries()) {
      if (index > 0) {
        await dialog.getByRole('button', { name: 'Another candidate' }).press('Enter');
        await dialog.getByRole('combobox', { name: 'Candidate' }).nth(index).waitFor();
      }
      const field = dialog.getByRole('combobox', { name: 'Candidate' }).nth(index);
      await field.focus();
      await dialog.page().keyboard.type(name.slice(0, 3));
      await dialog.getByRole('option', { name }).waitFor();
      await field.press('ArrowDown');
      await field.press('Enter');
    }
  }

  it('writes to people by name and to addresses, by keyboard, after a preview', async () => {
    const dialog = await open(page);
    await dialog.getByText('Replies go to you.').waitFor();
    await choose(dialog, PEOPLE);
    await dialog.getByLabel('Other addresses').fill('harbour@example.com\n');
    await dialog.getByLabel('subject').fill('The ferry');
    await dialog.getByLabel('Text of the e-mail').fill('Hello. ');
    await dialog.getByLabel('Text of the e-mail').press('Tab');
    await dialog.getByRole('button', { name: 'Name of the company' }).press('Enter');
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    await dialog.getByText('Hello. Harbour Clockworks').waitFor();
    await dialog.getByRole('button', { name: 'Send the e-mail' }).press('Enter');
    await page.getByRole('heading', { name: 'The ferry' }).waitFor();
    expect(sent).toEqual([
      {
        ...{ to: [...ids, 'harbour@example.com'], layout: 'letter', subject: 'The ferry' },
        body_text: 'Hello. {{organization.name}}',
      },
    ]);
    const { body } = await callConsole(world.api, world.owner, ['GET', '/email/sends']);
    expect(body.data).toMatchObject([{ subject: 'The ferry', recipients: 3 }]);
  });

  it('says which receiver cannot be reached, and which field has no value', async () => {
    const dialog = await open(page);
    await dialog.getByRole('button', { name: 'Send the e-mail' }).press('Enter');
    await dialog.getByRole('alert').getByText('Candidate: fill this in.').waitFor();
    await dialog.getByLabel('Other addresses').fill('harbour@example.com');
    await dialog.getByLabel('subject').fill('The ferry');
    await dialog.getByLabel('Text of the e-mail').fill('Dear ');
    await dialog.getByRole('button', { name: 'First name' }).press('Enter');
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    await dialog.getByRole('alert').getByText('“First name”').waitFor();
    expect(await dialog.getByRole('alert').innerText()).not.toContain('candidate.first_name');
    await dialog.getByRole('combobox', { name: 'Candidate' }).fill('Nobody at all');
    await dialog.getByRole('button', { name: 'Send the e-mail' }).press('Enter');
    await dialog.getByRole('alert').getByText('is no candidate of the account').waitFor();
    expect(await dialog.getByRole('alert').innerText()).not.toContain('to.0');
  });

  it('inserts fields by name into a template', async () => {
    await page.goto(`${world.api.url}/console/email`);
    await page.getByRole('button', { name: 'New template' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await dialog.getByLabel('Name', { exact: true }).fill('Ferry');
    await dialog.getByLabel('Subject').fill('For ');
    await dialog.getByLabel('Subject').press('End');
    await dialog.getByRole('button', { name: 'Full name' }).press('Enter');
    await dialog.getByLabel('Text').fill('It sails.');
    await dialog.getByRole('button', { name: 'Create template' }).press('Enter');
    await page.getByRole('cell', { name: 'For [Full name]' }).waitFor();
  });

  it.each(looks)('is accessible in $theme at $width px', async (look) => {
    const judged = await world.open();
    await dress(judged, look);
    const dialog = await open(judged);
    await choose(dialog, PEOPLE);
    await dialog.getByLabel('subject').fill('The ferry');
    await dialog.getByLabel('Text of the e-mail').fill('It sails at nine.');
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    await dialog.getByText('As it arrives').waitFor();
    expect(await faultsOf(judged, 'writing')).toEqual([]);
    await keepPicture(judged, 'email-writing', look);
    await judged.context().close();
  });

  it('breaks no rule of the page', () => {
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  });
});
