import { expect, it } from '@jest/globals';
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
import { buildPipeline, make } from '../support/console/records.ts';

/** Promise: a recruiter goes through a list with keys, tags and rejects, without leaving the page of a candidate. */
describeBrowser('reviewing candidates', () => {
  const world = useBrowser();
  const add = (job: { id: string }, name: string) =>
    make(world.api, world.owner, [
      '/candidates',
      { name, email: `${name.toLowerCase()}@example.com`, job_id: job.id },
    ]);

  it('walks the board by keys, tags, and rejects with an e-mail', async () => {
    const { job } = await buildPipeline(world.api, world.owner);
    for (const name of ['Anna', 'Bo', 'Cleo']) await add(job, name);
    await make(world.api, world.owner, [
      '/email-messages',
      { name: 'Regret', subject: 'Your application', body_text: 'Dear {{candidate.name}}, no.' },
    ]);
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
    const settled = () => page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    await page.goto(`${world.api.url}/console/board/${job.id}`);
    await page.getByRole('link', { name: 'Cleo' }).click();
    await heading('Cleo');
    await settled();
    expect(await page.locator('a[rel=prev]').count()).toBe(0);
    await page.keyboard.press('j');
    await heading('Bo');
    await settled();
    await page.keyboard.press('j');
    await heading('Anna');
    await settled();
    await page.keyboard.press('k');
    await heading('Bo');
    await settled();

    const tags = page.getByRole('list', { name: 'Tags' });
    for (const tag of ['sailor', 'night']) {
      await page.getByLabel('New tag').fill(tag);
      await page.keyboard.press('Enter');
      await tags.getByText(tag).waitFor();
      await settled();
    }
    await page.getByRole('button', { name: 'Remove tag sailor' }).click();
    await tags.getByText('sailor').waitFor({ state: 'detached' });
    await settled();
    await tags.getByText('night').waitFor();

    await page.getByRole('button', { name: 'Reject…' }).click();
    await page.getByLabel('Reason').fill('No licence');
    await page.getByLabel('E-mail from a template').selectOption({ label: 'Regret' });
    await page.getByRole('button', { name: 'Reject candidate' }).click();
    const activity = page.getByRole('list', { name: 'Activity' });
    await activity.getByText('Moved to Rejected').waitFor();
    await activity.getByText('No licence').waitFor();
    await activity.getByText('Your application').waitFor();
    await settled();
    expect(await page.getByRole('button', { name: 'Reject…' }).count()).toBe(0);
    // Bo has left the stage: who took the place is next.
    await page.keyboard.press('j');
    await heading('Anna');
    await settled();
    await page.getByRole('link', { name: 'Back to' }).click();
    await page.waitForURL(/\/board\//);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('writes to a person by keyboard, with fields by name, and shows the e-mail before it goes', async () => {
    const job = await make(world.api, world.owner, [
      '/jobs/post',
      { title: 'Ferry Engineer', description_text: 'You keep the ferry going.', publish: true },
    ]);
    const { id } = await add(job, 'Frida');
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/candidates/${id}`);
    await page.locator('html:not([data-waits])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Write…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Write to Frida' });
    const focused = (name: string) => page.locator(`[name=${name}]:focus`).waitFor();
    await dialog.getByLabel('Or subject of an e-mail of its own').fill('About ');
    await dialog.getByRole('button', { name: 'Title of the role' }).press('Enter');
    await focused('subject');
    await dialog.getByLabel('Text of the e-mail').fill('Dear ');
    await dialog.getByRole('button', { name: 'First name' }).press('Enter');
    await focused('body_text');
    await page.keyboard.type(', come aboard.');
    await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
    await dialog.getByText('About Ferry Engineer').waitFor();
    await dialog.getByText('Dear Frida, come aboard.').waitFor();
    await dialog.getByLabel('Text of the e-mail').fill('Dear {{sender.name}}');
    await dialog.getByText('Dear Frida, come aboard.').waitFor({ state: 'hidden' });
    await dialog.getByRole('button', { name: 'Send the e-mail' }).press('Enter');
    await page
      .getByRole('list', { name: 'Activity' })
      .getByText('About [Title of the role]')
      .waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows the dialog that writes without a fault of access in any look', async () => {
    const { id } = await make(world.api, world.owner, [
      '/candidates',
      { name: 'Hanna', email: 'hanna@example.com' },
    ]);
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      await page.goto(`${world.api.url}/console/candidates/${id}`);
      await page.getByRole('button', { name: 'Write…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Write to Hanna' });
      await dialog.getByLabel('Or subject of an e-mail of its own').fill('Come aboard');
      await dialog.getByLabel('Text of the e-mail').fill('Dear {{candidate.first_name}}');
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await dialog.getByText('Dear Hanna').waitFor();
      found.push(...(await faultsOf(page, 'write')));
      await keepPicture(page, 'candidate-write', look);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

  it('names a field that has no value as the page does', async () => {
    const { id } = await make(world.api, world.owner, [
      '/candidates',
      { name: 'Greta', email: 'greta@example.com' },
    ]);
    const page = await world.open();
    await page.goto(`${world.api.url}/console/candidates/${id}`);
    await page.getByRole('button', { name: 'Write…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write to Greta' });
    await dialog.getByLabel('Or subject of an e-mail of its own').fill('{{job.title}}');
    await dialog.getByLabel('Text of the e-mail').fill('Hello');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('To: has no “Title of the role”').waitFor();
    await page.context().close();
  });

  it('rejects once when the e-mail is refused, and sends the corrected one', async () => {
    const job = await make(world.api, world.owner, [
      '/jobs/post',
      { title: 'Deckhand', description_text: 'You keep the deck.', publish: true },
    ]);
    const { id } = await add(job, 'Dora');
    const page = await world.open();
    await page.goto(`${world.api.url}/console/candidates/${id}`);
    await page.getByRole('button', { name: 'Reject…' }).click();
    await page.getByLabel('Subject').fill('Your application');
    await page.getByRole('button', { name: 'Reject candidate' }).click();
    await page.getByText('The candidate is rejected, but the e-mail was not sent.').waitFor();
    await page.getByLabel('Text of the e-mail').fill('We are sorry.');
    await page.getByRole('button', { name: 'Reject candidate' }).click();
    await page.getByRole('list', { name: 'Activity' }).getByText('Your application').waitFor();
    const read = await callConsole(world.api, world.owner, ['GET', `/candidates/${id}`]);
    const [application] = (read.body.data as { applications: { history: unknown[] }[] })
      .applications;
    expect(application?.history).toHaveLength(2);
    await page.context().close();
  });

  it('shows questions for an interview, the hire, and no fault of access in any look', async () => {
    const job = await make(world.api, world.owner, [
      '/jobs/post',
      { title: 'Ferry Engineer', description_text: 'You keep the ferry going.', publish: true },
    ]);
    const { id } = await add(job, 'Emil');
    await make(world.api, world.owner, [
      `/candidates/${id}/hire`,
      { job_id: job.id, title: 'Chief Engineer', start_date: '2027-02-01' },
    ]);
    await make(world.api, world.owner, [
      `/candidates/${id}`,
      { tags: ['sailor', 'x'.repeat(90)] },
      'PATCH',
    ]);
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      const from = encodeURIComponent(`job_id=${job.id}`);
      await page.goto(`${world.api.url}/console/candidates/${id}?from=${from}&at=0`);
      const activity = page.getByRole('list', { name: 'Activity' });
      await activity.getByText('Chief Engineer, first day February 1, 2027').waitFor();
      await page.getByText('Questions for an interview').click();
      await page.getByRole('listitem').filter({ hasText: '?' }).first().waitFor();
      found.push(...(await faultsOf(page, 'candidate')));
      await keepPicture(page, 'candidate-review', look);
      await page.context().close();
    }
    expect(found).toEqual([]);
  });

  it('has no neighbours for an address with a filter that is refused', async () => {
    const { id } = await make(world.api, world.owner, ['/candidates', { name: 'Finn' }]);
    const page = await world.open();
    await page.goto(`${world.api.url}/console/candidates/${id}?from=status%3Dnonsense&at=-4`);
    await page.getByRole('heading', { name: 'Finn' }).waitFor();
    expect(await page.locator('a[rel=next]').count()).toBe(0);
    await page.context().close();
  });
});
