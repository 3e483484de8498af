/** A card, entered in Stripe's fields. Its number never reaches this service. */
import { byId, first } from './elements.js';
import { tellProblem } from './faults.js';
import { call } from './forms.js';
import { lang } from './words.js';

const STRIPE = 'https://js.stripe.com/v3/';

/**
 * The parts of Stripe's library that are used.
 * @typedef {{ mount: (place: HTMLElement) => void }} CardElement
 * @typedef {{ error?: { message?: string } }} Confirmed
 * @typedef {{
 *   elements: (options: { locale: string }) => { create: (kind: 'card', options: object) => CardElement },
 *   confirmCardSetup: (secret: string, entered: { payment_method: { card: CardElement } }) => Promise<Confirmed>,
 * }} StripeClient
 * @typedef {{ Stripe: (key: string) => StripeClient }} WithStripe
 */

const form = /** @type {HTMLFormElement} */ (first(document, 'form'));
const problem = first(form, '[data-problem]');
const button = /** @type {HTMLButtonElement} */ (first(form, 'button'));

/** The setup that this page began, and whether the card is entered in it. */
const setup = { id: '', secret: '', isConfirmed: false };

/** @returns {Promise<StripeClient>} */
function loadStripe() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => {
      const { Stripe } = /** @type {WithStripe} */ (/** @type {unknown} */ (window));
      resolve(Stripe(form.dataset.key ?? ''));
    });
    script.addEventListener('error', reject);
    script.src = STRIPE;
    document.head.append(script);
  });
}

/** @param {string} text */
function tell(text) {
  problem.textContent = text;
  problem.hidden = false;
}

/** The colours of the page, as Stripe's fields take them. */
function style() {
  const { color, fontFamily, fontSize } = window.getComputedStyle(form);
  return { base: { color, fontFamily, fontSize, iconColor: color } };
}

/**
 * @param {StripeClient} stripe
 * @param {CardElement} card
 */
async function enter(stripe, card) {
  if (setup.secret === '') {
    const begun = await call({ dataset: { call: 'POST /console/api/billing/card-setups' } });
    Object.assign(setup, { id: begun.id, secret: begun.client_secret });
  }
  if (!setup.isConfirmed) {
    window.frameElement?.setAttribute('data-tall', '');
    const { error } = await stripe.confirmCardSetup(setup.secret, { payment_method: { card } });
    window.frameElement?.removeAttribute('data-tall');
    if (error !== undefined) {
      tell(error.message ?? form.dataset.unreachable ?? '');
      return;
    }
    setup.isConfirmed = true;
  }
  await call({ dataset: { call: 'PUT /console/api/billing/card' } }, { setup_id: setup.id });
  window.parent.location.reload();
}

/**
 * @param {StripeClient} stripe
 * @param {CardElement} card
 */
async function save(stripe, card) {
  button.disabled = true;
  problem.hidden = true;
  try {
    await enter(stripe, card);
  } catch (error) {
    tellProblem(problem, error);
  }
  button.disabled = false;
}

try {
  const stripe = await loadStripe();
  const card = stripe
    .elements({ locale: lang })
    .create('card', { style: style(), hidePostalCode: true });
  card.mount(byId('card-fields'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save(stripe, card);
  });
  document.documentElement.removeAttribute('data-waits');
} catch {
  tell(form.dataset.unreachable ?? '');
}
