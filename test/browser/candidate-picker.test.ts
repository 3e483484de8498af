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
import { make } from '../support/console/records.ts';

/** Promise: a person is chosen by name, with the keyboard too; no id is asked for. */
describeBrowser('choosing a candidate', () => {
  const world = useBrowser();
  const add = (name: string, email: string) =>
    make(world.api, world.owner, ['/candidates', { name, email }]);

  it('merges the duplicate that was found by name', async () => {
    const kept = await add('Signe Holm', 'signe@example.com');
    const double = await add('Signe M. Holm', 'sm.holm@example.com');
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/candidates/${kept.id}`);
    await page.getByRole('button', { name: 'Merge…' }).click();
    const field = page.getByRole('combobox', { name: 'The duplicate' });
    await page.getByLabel('to confirm').fill('Signe Holm');
    await page.getByRole('button', { name: 'Merge candidates' }).click();
    await page.getByText('The duplicate, by name or e-mail: fill this in.').waitFor();
    await field.fill('nobody at all');
    await page.getByText('Nobody matches.').waitFor();
    await field.fill('sig');
    const option = page.getByRole('option', { name: 'sm.holm@example.com' });
    await option.waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
    await field.press('ArrowDown');
    expect(await option.getAttribute('aria-selected')).toBe('true');
    await field.press('Enter');
    await option.waitFor({ state: 'hidden' });
    expect(await field.inputValue()).toContain('Signe M. Holm');
    await page.getByRole('button', { name: 'Merge candidates' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const gone = await callConsole(world.api, world.owner, ['GET', '/candidates?q=signe']);
    expect((gone.body.data as unknown as { id: string }[]).map(({ id }) => id)).toEqual([kept.id]);
    expect(double.id).not.toBe(kept.id);
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
    await page.context().close();
  });

  it('closes the list with Escape and keeps the dialog, without a fault of access in any look', async () => {
    const one = await add('Anna Berg', 'anna@example.com');
    await add(`Anna ${'Longname'.repeat(10)}`, 'anna.long@example.com');
    const found: string[] = [];
    for (const look of looks) {
      const page = await world.open();
      await dress(page, look);
      await page.goto(`${world.api.url}/console/candidates/${one.id}`);
      await page.getByRole('button', { name: 'Merge…' }).click();
      const field = page.getByRole('combobox', { name: 'The duplicate' });
      await field.fill('anna');
      await page.getByRole('option').waitFor();
      await field.press('ArrowDown');
      found.push(...(await faultsOf(page, 'picker')));
      await keepPicture(page, 'picker', look);
      await field.press('Escape');
      await page.getByRole('option').waitFor({ state: 'hidden' });
      await page.getByRole('dialog').waitFor();
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});
