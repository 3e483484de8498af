import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { findOffer } from '../../storage/hiring/offers/offers.ts';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { linkFor } from '../support/console/member.ts';
import { eventually } from '../support/eventually.ts';
import { patiently } from '../support/patience.ts';

const CANDIDATE = 'Signe "Holm" <b>';

/** A newcomer with only the screen: from the printed link to a role, a moved candidate, an accepted offer and a revoked key. */
describeBrowser('a newcomer', () => {
  const world = useBrowser();

  /** A page of an applicant whose browser runs no scripts. */
  async function plainPage(): Promise<Page> {
    const context = await world.browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    context.setDefaultTimeout(patiently(10_000));
    return context.newPage();
  }

  const follow = async (page: Page, name: string) => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { name }).first().waitFor();
  };

  /** The path of a public page. The address of a link has the port of the settings. */
  async function pathBehind(page: Page, name: string): Promise<string> {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    return new URL(String(address)).pathname;
  }

  async function publish(page: Page) {
    await follow(page, 'Board');
    await follow(page, 'Overview');
    await page.getByRole('link', { name: 'Publish a posting' }).click();
    await page.getByRole('button', { name: 'New posting' }).click();
    await page.getByLabel('Company name').fill('Harbour Clockworks');
    await page.getByRole('button', { name: 'Save company' }).click();
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.getByLabel('Description').fill('You keep the ferry going.');
    await page.getByRole('tab', { name: 'Form' }).click();
    await page.getByRole('button', { name: 'Add question' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Short text/ })
      .click();
    const question = page.getByRole('group', { name: 'the new question' });
    await question.getByRole('textbox', { name: 'Question', exact: true }).fill('Why this ferry?');
    await question.getByLabel('An answer is needed').check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'open' }).waitFor();
  }

  async function apply(page: Page, name: string) {
    await page.getByRole('link', { name: 'Ferry Engineer' }).click();
    await page.getByRole('link', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('link', { name: 'Why this ferry? please fill this in' }).waitFor();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('E-mail').fill('signe@example.com');
    await page.getByLabel('Why this ferry?').fill('It is old.');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByRole('heading', { name: 'sent' }).waitFor();
  }

  async function moveToInterview(page: Page) {
    await follow(page, 'Board');
    await page.getByRole('link', { name: 'Ferry Engineer' }).click();
    await page.getByRole('button', { name: `Actions for ${CANDIDATE}` }).click();
    await page.getByRole('menuitem', { name: 'Move to Screening' }).click();
    await page.getByText(`Moved ${CANDIDATE} to Screening.`).waitFor();
    await page.getByRole('button', { name: `Move ${CANDIDATE}` }).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(`Moved ${CANDIDATE} to Interview.`).waitFor();
  }

  async function sendOffer(page: Page) {
    await page.getByRole('link', { name: CANDIDATE }).click();
    await page.getByRole('button', { name: 'Make offer' }).click();
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send offer' }).click();
    await page.getByRole('heading', { name: 'sent' }).waitFor();
  }

  /** The path of the link that the candidate got by mail: the console does not show it. */
  async function mailedOffer(page: Page): Promise<string> {
    const { stores } = world.api.ctx;
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const offer = await findOffer(stores, { accountId: world.owner.accountId, id });
    return `/public/offers/${offer?.token ?? ''}`;
  }

  /** The status of a call with a key. */
  const callWith = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(`${world.api.url}/jobs/post`, { headers })).status;
  };

  async function makeAndRevokeKey(page: Page) {
    await follow(page, 'API keys');
    await page.getByRole('button', { name: 'New key' }).click();
    await page.getByLabel('Name').fill('ats sync');
    await page.getByRole('checkbox', { name: 'jobs:post' }).check();
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = await page.getByTestId('new-key').innerText();
    expect(await callWith(key)).toBe(200);
    await page.getByRole('button', { name: 'Actions for ats sync' }).click();
    await page.getByRole('menuitem', { name: 'Revoke key' }).click();
    await page.getByRole('button', { name: 'Revoke key' }).click();
    await eventually('the key is refused', async () => (await callWith(key)) === 401, 1_000);
  }

  it('hires, and makes and revokes a key', async () => {
    const page = await (await world.browser.newContext({ locale: 'en-GB' })).newPage();
    page.setDefaultTimeout(patiently(10_000));
    const faults = await watch(page, world.api.url);
    await page.goto(world.api.url + (await linkFor(world.api, world.owner.user)));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await publish(page);

    const applicant = await plainPage();
    const role = await pathBehind(page, 'Public page');
    await applicant.goto(world.api.url + role.slice(0, role.lastIndexOf('/')));
    await apply(applicant, CANDIDATE);
    await moveToInterview(page);
    await sendOffer(page);

    await applicant.goto(world.api.url + (await mailedOffer(page)));
    await applicant.getByLabel('Your full name').fill('Signe Holm');
    await applicant.getByRole('button', { name: 'Accept' }).click();
    await applicant.getByText('You accepted this offer').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'accepted' }).waitFor();
    await makeAndRevokeKey(page);
    expect(faults).toEqual([]);
    await applicant.context().close();
    await page.context().close();
  });
});
