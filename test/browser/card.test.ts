import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createPayments } from '../../clients/payments/index.ts';
import {
  describeBrowser,
  dress,
  faultsOf,
  keepPicture,
  looks,
  useBrowser,
  watch,
  type Look,
} from '../support/browser.ts';
import {
  startStripeServer,
  stripeTestKey,
  type StripeServer,
} from '../support/billing/stripe-server.ts';
import { callConsole } from '../support/console/member.ts';
import { startApi } from '../support/start-api.ts';

/** Promise: an owner sets, replaces and removes the card on screen, and sees it as a card, not as an id. */
describeBrowser('the card with the sandbox', () => {
  const world = useBrowser();

  it('is added, replaced and removed by keyboard', async () => {
    const page = await world.open();
    const faults = await watch(page, world.api.url);
    await page.goto(`${world.api.url}/console/billing`);
    await page.getByRole('button', { name: 'Add a card' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Card' });
    await dialog.getByLabel('Test card').waitFor();
    await dialog.getByRole('button', { name: 'Save card' }).press('Enter');
    await page.getByText('Visa ending in 4242, valid to 12/2099').waitFor();
    await page.getByRole('button', { name: 'Replace card' }).press('Enter');
    await dialog.getByLabel('Test card').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Save card' }).press('Enter');
    await page.getByText('Visa ending in 0002').waitFor();
    await page.getByRole('button', { name: 'Remove card' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).press('Enter');
    await page.getByRole('button', { name: 'Add a card' }).waitFor();
    const actions = await callConsole(world.api, world.owner, ['GET', '/account/audit-log']);
    const named = (actions.body.data as { action: string }[]).map(({ action }) => action);
    expect(named.filter((action) => action === 'billing.card_changed')).toHaveLength(3);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

/** Stripe's library, reduced to a field whose confirmation enters a card at the stand-in of its server. */
const STRIPE_LIBRARY = `
  window.Stripe = (key) => ({
    elements: () => ({
      create: () => ({
        mount: (place) => {
          const field = document.createElement('input');
          field.setAttribute('aria-label', 'Card number');
          place.append(field);
        },
      }),
    }),
    confirmCardSetup: async (secret) => {
      const number = document.querySelector('#card-fields input').value;
      if (number === '') return { error: { message: 'Your card number is incomplete.' } };
      await fetch('https://api.stripe.com/confirm', {
        method: 'POST',
        body: JSON.stringify({ key, secret, number }),
      });
      return {};
    },
  });
`;

describeBrowser('the card with Stripe', () => {
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripeServer();
  });
  afterAll(() => stripe.close());
  const world = useBrowser(async () => {
    const api = await startApi({
      settings: {
        PAYMENTS_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: stripeTestKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_openrole',
      },
    });
    return { api, close: () => api.close() };
  });
  let confirmed: string[] = [];
  beforeEach(() => {
    confirmed = [];
    const settings = { secretKey: stripeTestKey, apiUrl: stripe.url };
    const payments = createPayments({ provider: 'stripe', stripe: settings });
    Object.assign(world.api.ctx, { payments });
  });

  async function openDialog(look?: Look) {
    const page = await world.open();
    if (look !== undefined) await dress(page, look);
    await page.route('https://js.stripe.com/v3/', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STRIPE_LIBRARY }),
    );
    await page.route('https://api.stripe.com/confirm', (route) => {
      const { key, secret, number } = route.request().postDataJSON() as Record<string, string>;
      confirmed.push(`${key} ${secret}`);
      stripe.enterCard(String(secret).replace('_secret', ''), String(number).slice(-4));
      return route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.goto(`${world.api.url}/console/billing`);
    await page.getByRole('button', { name: /Add a card|Replace card/ }).click();
    return { page, frame: page.frameLocator('dialog iframe') };
  }

  it('is entered in a frame of its own policy, and stored by its marks', async () => {
    const { page, frame } = await openDialog();
    await frame.getByRole('button', { name: 'Save card' }).click();
    await frame.getByText('Your card number is incomplete.').waitFor();
    await frame.getByLabel('Card number').fill('4000056655665556');
    await frame.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Visa ending in 5556, valid to 04/2031').waitFor();
    expect(confirmed).toEqual([expect.stringMatching(/^pk_test_openrole seti_\d+_secret$/)]);
    await page.context().close();
  });

  it('says what to do when the library does not load', async () => {
    const page = await world.open();
    await page.route('https://js.stripe.com/v3/', (route) => route.abort());
    await page.goto(`${world.api.url}/console/billing`);
    await page.getByRole('button', { name: /Add a card|Replace card/ }).click();
    await page
      .frameLocator('dialog iframe')
      .getByText('Allow js.stripe.com, and try again.')
      .waitFor();
    await page.context().close();
  });

  it.each(looks)('has no fault that axe finds: $theme, $width', async (look) => {
    const { page, frame } = await openDialog(look);
    await frame.getByLabel('Card number').waitFor();
    expect(await faultsOf(page, 'billing')).toEqual([]);
    await keepPicture(page, 'card', look);
    await page.context().close();
  });

  it('is framed by our own pages only, and the console itself loads nothing of Stripe', async () => {
    const { url } = world.api;
    const policyOf = async (path: string) =>
      (await fetch(url + path, { headers: world.owner.headers })).headers.get(
        'content-security-policy',
      );
    expect(await policyOf('/console/card-fields')).toMatch(/frame-ancestors 'self'$/);
    expect(await policyOf('/console/billing')).not.toContain('stripe');
  });

  it('refuses a setup that is not complete or of another account', async () => {
    const begun = await callConsole(world.api, world.owner, ['POST', '/billing/card-setups']);
    const { id } = begun.body.data as { id: string };
    const refused = await callConsole(world.api, world.owner, [
      'PUT',
      '/billing/card',
      { setup_id: id },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toEqual([
      { path: 'setup_id', message: 'holds no card yet: enter the card again' },
    ]);
  });
});
