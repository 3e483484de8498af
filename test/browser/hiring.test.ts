import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { buildMember, callConsole, type TestMember } from '../support/console/member.ts';
import { buildPipeline, HOSTILE, make } from '../support/console/records.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey } from '../support/factories.ts';

/** Journeys 5 and 7: a posting with its form, and candidates on the board. */
describeBrowser('hiring in the browser', () => {
  const world = useBrowser();
  let dana: TestMember;
  beforeAll(async () => {
    dana = await buildMember(world.api, world.owner.accountId, 'recruiter');
  });

  const postingOf = async (page: Page) => {
    const id = page.url().split('/').at(-1)?.split('#')[0];
    const { body } = await callConsole(world.api, world.owner, ['GET', `/jobs/post/${id}`]);
    return body.data;
  };

  it('goes from no company to a published posting with a question of its own', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console`);
    await page.getByRole('link', { name: 'Postings' }).click();
    await page.getByRole('button', { name: 'New posting' }).click();
    await page.getByLabel('Company name').fill('Harbour Clockworks');
    await page.getByRole('button', { name: 'Save company' }).click();
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByRole('button', { name: 'Create draft' }).dblclick();
    await page.getByRole('heading', { name: 'Ferry Engineer' }).waitFor();

    await page.getByLabel('Description').fill('You keep the ferry going.');
    await page.getByLabel('Locations').fill('Copenhagen, Denmark');
    await page.getByText('Saved at').waitFor();
    await page.getByLabel('Lowest pay').fill('60000');
    await page.getByLabel('Currency').fill('DKK');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved at').waitFor();

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = await opened;
    await preview.getByRole('heading', { name: 'Ferry Engineer' }).waitFor();
    await preview.close();

    await page.getByRole('tab', { name: 'Details' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Add question' }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Long text/ })
      .press('Enter');
    const added = page.getByRole('group', { name: 'the new question' });
    await added.getByRole('textbox', { name: 'Question', exact: true }).fill('Why this ferry?');
    await added.getByLabel('An answer is needed').check();
    await added.getByRole('button', { name: 'Move' }).press('ArrowUp');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'open' }).waitFor();

    const posting = await postingOf(page);
    expect(posting.salary).toMatchObject({ min: 60_000, currency: 'DKK', period: 'year' });
    expect(posting.locations[0].city).toBe('Copenhagen');
    const [question, last] = posting.application_fields.slice(-2);
    expect(question).toMatchObject({ key: 'why_this_ferry', type: 'textarea', required: true });
    expect(last.key).not.toBe('why_this_ferry');
    const listed = await callConsole(world.api, world.owner, ['GET', '/jobs/post']);
    expect(listed.body.data).toHaveLength(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('lets choose, per field, when somebody else changed the same posting', async () => {
    const page = await world.open();
    const draft = await make(world.api, world.owner, ['/jobs/post', { title: 'Bell Founder' }]);
    const open = await make(world.api, world.owner, [
      '/jobs/post',
      { title: 'Bell Ringer', description_text: 'Ring.', publish: true },
    ]);
    const theirs = (change: object) =>
      make(world.api, dana, [`/jobs/post/${open.id}`, change, 'PATCH']);
    const save = page.getByRole('button', { name: 'Save' });
    const department = page.getByLabel('Department', { exact: true });
    const title = page.getByLabel('Title', { exact: true });
    await page.goto(`${world.api.url}/console/postings/${open.id}`);
    await department.fill('Bells');
    await title.fill('Bell Master');
    await theirs({ department: 'Towers', title: 'Tower Keeper' });
    await save.click();
    await page.getByLabel('Keep mine: Bells').waitFor();
    expect(await department.inputValue()).toBe('Bells');
    await page
      .getByRole('group', { name: 'Title' })
      .getByLabel('Take theirs: Tower Keeper')
      .check();
    await save.click();
    await page.getByRole('heading', { name: 'Tower Keeper' }).waitFor();
    expect(await postingOf(page)).toMatchObject({ department: 'Bells', title: 'Tower Keeper' });

    await department.fill('Ropes');
    await theirs({ title: 'Bell Warden' });
    await save.click();
    await page.getByText('Saved at').waitFor();
    expect(await postingOf(page)).toMatchObject({ department: 'Ropes', title: 'Bell Warden' });

    await page.goto(`${world.api.url}/console/postings/${draft.id}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alert').getByText('description').waitFor();
    await page.context().close();
  });

  it('takes pasted HTML as the text that descriptions are written in', async () => {
    const draft = await make(world.api, world.owner, ['/jobs/post', { title: 'Bell Caster' }]);
    const page = await world.open();
    await page.goto(`${world.api.url}/console/postings/${draft.id}`);
    await page.getByLabel('Description').focus();
    await page.evaluate(`{
      const data = new DataTransfer();
      data.setData('text/html', '<p>You cast <b>bells</b>.</p><ul><li>Bronze</li></ul><script>alert(1)</' + 'script>');
      data.setData('text/plain', 'plain');
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(event);
    }`);
    await page.getByText('Saved at').waitFor();
    const text = await page.getByLabel('Description').inputValue();
    expect(text).toContain('You cast **bells**.');
    expect(text).toContain('- Bronze');
    expect(text).not.toContain('alert');
    await page.context().close();
  });

  it('moves a candidate by menu, keyboard and mouse, and back', async () => {
    const { accountId } = await buildKey(world.api.ctx.stores);
    const member = await buildMember(world.api, accountId, 'owner');
    const { candidate } = await buildPipeline(world.api, member);
    const name = String(candidate['name']);
    const stage = async () => {
      const { body } = await callConsole(world.api, member, ['GET', `/candidates/${candidate.id}`]);
      return body.data.applications[0].stage as string;
    };
    const stands = (at: string) => eventually(at, async () => (await stage()) === at, 5_000);
    const page = await world.open(member);
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/board`);
    await page.getByRole('link', { name: 'Ferry Engineer' }).click();

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Move to Screening' }).click();
    await stands('screening');
    await page.getByRole('button', { name: 'Undo' }).click();
    await stands('applied');

    const handle = page.getByRole('button', { name: `Move ${name}` });
    await handle.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await stands('interview');

    await handle.dragTo(page.getByRole('region', { name: 'Screening' }));
    await stands('screening');

    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Reject…' }).click();
    await page.getByLabel('Reason').fill('No ticket');
    await page.getByRole('button', { name: 'Reject candidate' }).click();
    await stands('rejected');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says who moved a candidate first', async () => {
    const { accountId } = await buildKey(world.api.ctx.stores);
    const member = await buildMember(world.api, accountId, 'owner');
    const other = await buildMember(world.api, accountId, 'recruiter');
    const { job, candidate } = await buildPipeline(world.api, member);
    const page = await world.open(member);
    await page.goto(`${world.api.url}/console/board/${job.id}`);
    await make(world.api, other, [`/candidates/${candidate.id}/stage`, { stage: 'interview' }]);
    await page.getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Move to Screening' }).click();
    await page
      .getByText(`was moved to Interview by ${other.user.email} just now. Your move was not made.`)
      .waitFor();
    const column = page.getByRole('region', { name: 'Interview' });
    await column.getByRole('button', { name: 'Actions for' }).waitFor();

    // Changes by others appear by themselves: here when the page is visible again.
    const again = 'document.dispatchEvent(new Event("visibilitychange"))';
    await make(world.api, other, [`/candidates/${candidate.id}/stage`, { stage: 'screening' }]);
    const person = { name: `Nils ${HOSTILE}`, email: 'nils@example.com', job_id: job.id };
    await make(world.api, other, ['/candidates', person]);
    await page.evaluate(again);
    const screening = page.getByRole('region', { name: 'Screening' });
    await screening.getByRole('button', { name: 'Actions for Signe' }).waitFor();
    await page.getByRole('link', { name: person.name }).waitFor();
    await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Move to Screening' }).click();
    await page.getByText(`Moved ${person.name} to Screening.`).waitFor();
    expect(await screening.locator('.count').textContent()).toBe('2');

    await page.context().setOffline(true);
    await page.evaluate(again);
    await page.getByText('The service does not answer; the board updates when it does.').waitFor();
    await page.context().setOffline(false);
    await page.evaluate(again);
    await page.getByText('The service does not answer').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
