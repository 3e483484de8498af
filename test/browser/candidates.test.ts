import { expect, it } from '@jest/globals';
import { describeBrowser, useBrowser, watch } from '../support/browser.ts';
import { callConsole } from '../support/console/member.ts';
import { buildPipeline } from '../support/console/records.ts';

describeBrowser('candidates, offers and webhooks in the browser', () => {
  const world = useBrowser();
  it('notes, offers and sends from the page of a candidate, and anonymises by typing the name', async () => {
    const { candidate } = await buildPipeline(world.api, world.owner);
    const name = String(candidate['name']);
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/candidates?q=signe`);
    await page.getByRole('link', { name }).click();
    await page.getByLabel('New note').fill('Sails <b>well</b>');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Sails <b>well</b>').waitFor();

    await page.getByRole('button', { name: 'Make offer' }).click();
    await page.getByLabel('Title').fill('Ferry Engineer');
    await page.getByLabel('Pay', { exact: true }).fill('60000');
    await page.getByLabel('Currency').fill('DKK');
    await page.getByLabel('Message').fill('Welcome aboard');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Send offer' }).press('Enter');
    const asked = page.getByRole('dialog', { name: 'Send offer' });
    await asked.getByText('gets this offer at signe@example.com').waitFor();
    await asked.getByText('60,000 DKK per year').waitFor();
    await asked.getByRole('button', { name: 'Send offer' }).press('Enter');
    await page.getByRole('heading', { name: 'sent' }).waitFor();
    const offers = await callConsole(world.api, world.owner, ['GET', '/offers']);
    expect(offers.body.data).toMatchObject([
      { status: 'sent', salary: { amount: 60_000, currency: 'DKK', period: 'year' } },
    ]);
    await page.getByRole('button', { name: 'Withdraw offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw offer' }).click();
    await page.getByRole('heading', { name: 'withdrawn' }).waitFor();

    await page.goto(`${world.api.url}/console/offers`);
    await page.getByRole('row', { name: 'withdrawn' }).getByRole('link', { name }).press('Enter');
    const activity = page.getByRole('list', { name: 'Activity' });
    const [sent, made, noted, applied] = ['Offer sent', 'Offer made', 'Note', 'Application for'];
    await activity.getByText(sent).waitFor();
    const told = (await activity.innerText()).replaceAll('\n', ' ');
    expect(told).toMatch(new RegExp(`${sent}.*${made}.*withdrawn.*${noted}.*${applied}`));
    await page.getByRole('button', { name: 'Anonymise…' }).click();
    await page.getByRole('button', { name: 'Anonymise candidate' }).click();
    await page.getByText('Type the name exactly').waitFor();
    await page.getByLabel('to confirm').fill(name);
    await page.getByRole('button', { name: 'Anonymise candidate' }).click();
    await page.getByRole('heading', { name: 'Candidates' }).waitFor();
    const read = await callConsole(world.api, world.owner, ['GET', `/candidates/${candidate.id}`]);
    expect(JSON.stringify(read.body)).not.toContain('Holm');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('makes an endpoint, shows its secret once, tests, redelivers and rotates', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/webhooks`);
    await page.getByRole('button', { name: 'New endpoint' }).click();
    await page.getByLabel('URL').fill('https://hooks.example.com/openrole');
    const every = page.getByLabel('every kind');
    const one = page.getByLabel('candidate.created');
    const cleared = page.locator('input:not(:checked)');
    await one.check();
    await every.and(cleared).waitFor();
    await every.check();
    await one.and(cleared).waitFor();
    await page.getByRole('button', { name: 'Create endpoint' }).click();
    const secret = (await page.getByTestId('new-secret').textContent()) ?? '';
    expect(secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('link', { name: 'https://hooks.example.com/openrole' }).click();
    expect(await page.content()).not.toContain(secret);

    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByRole('link', { name: 'webhook.ping' }).click();
    await page.getByRole('region', { name: 'Payload' }).getByText('"webhook.ping"').waitFor();
    await page.getByRole('button', { name: 'Redeliver' }).waitFor();
    await page.getByRole('link', { name: 'Endpoint' }).click();

    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    const rotated = (await page.getByTestId('new-secret').textContent()) ?? '';
    expect(rotated).toMatch(/^whsec_/);
    expect(rotated).not.toBe(secret);
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('button', { name: 'Recover' }).click();
    await page.getByLabel('Since').fill('2026-11-20T08:00');
    await page.getByRole('dialog').getByRole('button', { name: 'Recover' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('sets a monthly limit, which usage shows', async () => {
    const page = await world.open();
    await page.goto(`${world.api.url}/console/billing`);
    await page.getByRole('button', { name: 'Set limit' }).click();
    await page.getByLabel('Limit in USD').fill('12.5');
    await page.getByRole('button', { name: 'Save limit' }).click();
    await page.getByText('12.50 USD').waitFor();
    const { body } = await callConsole(world.api, world.owner, ['GET', '/usage']);
    expect(body.data.monthly_limit_usd_micros).toBe(12_500_000);
    await page.context().close();
  });
});
