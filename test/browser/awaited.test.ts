import { expect, it } from '@jest/globals';
import { sendModel } from '../../storage/mail/send.model.ts';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { make } from '../support/console/records.ts';

/** Promise: work in the background shows its end on the page that was left open. */
describeBrowser('a page of something that is under way', () => {
  const world = useBrowser();

  it('shows that an e-mail was sent, without a reload', async () => {
    const { id } = await make(world.api, world.owner, [
      '/email/send',
      { subject: 'The ferry', body_text: 'It sails at nine.', to: ['mara@example.com'] },
    ]);
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/email/sends/${id}`);
    await page.getByRole('button', { name: 'Cancel send' }).waitFor();
    await sendModel(world.api.ctx.stores.mongo).updateOne(
      { _id: id },
      { $set: { status: 'sent', endedAt: new Date() }, $inc: { version: 1 } },
    );
    await page.getByRole('button', { name: 'Cancel send' }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
