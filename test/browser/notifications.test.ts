import { expect, it } from '@jest/globals';
import type { NewsEvent } from '../../domain/mail/notifications/news.ts';
import { notifyMembers } from '../../services/mail/notifications/notify-members.ts';
import { newId } from '../../storage/new-id.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
} from '../support/browser.ts';

/** Journey: the bell counts news, a line leads to its page, and settings are changed by keyboard. */
describeBrowser('notifications in the browser', () => {
  const world = useBrowser();
  it('are read and turned off', async () => {
    const { accountId } = world.owner;
    const event = { id: newId('event'), accountId, kind: 'billing.balance_low', data: {} };
    await notifyMembers(world.api.ctx, event as unknown as NewsEvent);
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console`);
    await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('heading', { name: 'Notifications' }).waitFor();
    expect(await page.getByRole('link', { name: 'The balance is low' }).getAttribute('href')).toBe(
      '/console/billing',
    );
    await page.getByRole('button', { name: 'Mark as read' }).press('Enter');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Notifications', exact: true })
      .waitFor();
    expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);

    await page.getByRole('link', { name: 'Notification settings' }).press('Enter');
    const low = page.getByLabel('A low balance');
    await low.waitFor();
    await low.selectOption({ label: 'Off' });
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Save settings' }).press('Enter'),
    ]);
    expect(await page.getByLabel('A low balance').inputValue()).toBe('off');
    expect(await page.content()).not.toMatch(/ntf_|at_once</);
    expect(faults).toEqual([]);
    await page.close();
  });

  it.each(looks)('have pages without faults, $theme at $width px', async (look) => {
    const page = await world.open();
    await dress(page, look);
    const faults: string[] = [];
    for (const path of ['/console/notifications', '/console/notifications/settings']) {
      await page.goto(world.api.url + path);
      faults.push(...(await faultsOf(page, path)));
      await keepPicture(page, path.split('/').slice(2).join('-'), look);
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
