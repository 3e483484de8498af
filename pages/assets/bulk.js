/**
 * Candidates of a list are selected one by one, in ranges with Shift, or all that match. What would happen to them is
 * counted before it happens.
 */
import { ShownError } from './conflicts.js';
import { fill } from './dialogs.js';
import { all, first } from './elements.js';
import { bodyOf, call } from './forms.js';
import { lang } from './words.js';

/** More people than this are said before an e-mail goes. */
const MANY = 25;

const numbers = new Intl.NumberFormat(lang);

/** @typedef {{ total: number, counts: Record<string, number>, outcomes: { id: string, outcome: string }[] }} Told */

/** The part of the page. @type {HTMLElement} */
let bar;
let isWhole = false;

const boxes = () => /** @type {HTMLInputElement[]} */ (all(document, 'main [data-selects]'));
const chosen = () => boxes().filter(({ checked }) => checked);

/** @param {HTMLElement} part */
export function start(part) {
  bar = part;
  /** @type {HTMLInputElement | undefined} */
  let last;
  for (const box of boxes()) {
    box.addEventListener('click', ({ shiftKey }) => {
      if (shiftKey && last !== undefined) checkBetween(last, box);
      last = box;
      isWhole = false;
      show();
    });
  }
  const page = wholePage();
  page.addEventListener('change', () => {
    for (const box of boxes()) box.checked = page.checked;
    isWhole = false;
    show();
  });
  matching()?.addEventListener('click', () => {
    isWhole = !isWhole;
    for (const box of boxes()) box.checked = isWhole;
    show();
  });
  show();
}

const wholePage = () => /** @type {HTMLInputElement} */ (first(bar, '[data-whole]'));
/** @returns {HTMLElement | null} */
const matching = () => bar.querySelector('[data-matching]');

/**
 * @param {HTMLInputElement} from
 * @param {HTMLInputElement} to
 */
function checkBetween(from, to) {
  const list = boxes();
  const [begin = 0, end = 0] = [list.indexOf(from), list.indexOf(to)].sort((a, b) => a - b);
  for (const box of list.slice(begin, end + 1)) box.checked = to.checked;
}

function show() {
  const { length } = chosen();
  const page = wholePage();
  page.checked = length > 0 && length === boxes().length;
  page.indeterminate = length > 0 && !page.checked;
  matching()?.setAttribute('aria-pressed', String(isWhole));
  tell(bar);
  for (const template of bar.querySelectorAll('template')) tell(template.content);
  for (const button of all(bar, '[data-opens]')) {
    button.toggleAttribute('disabled', length === 0);
  }
}

/** Says how many are selected. @param {ParentNode} root */
function tell(root) {
  const count = isWhole ? Number(matching()?.dataset.matching) : chosen().length;
  for (const place of all(root, '[data-selected]')) {
    place.textContent = (place.dataset.text ?? '').replace('{count}', numbers.format(count));
  }
}

function targets() {
  if (isWhole) return { filter: JSON.parse(bar.dataset.filter ?? '{}') };
  return { ids: chosen().map(({ dataset }) => dataset.selects) };
}

/** The body that was counted last. @type {WeakMap<HTMLFormElement, string>} */
const counted = new WeakMap();

/**
 * The first time it counts what would happen, the second time it happens. The dialog stays to show it.
 * @param {HTMLFormElement} form
 */
export async function send(form) {
  tell(form);
  const body = { ...bodyOf(form), ...targets() };
  const text = JSON.stringify(body);
  if (counted.get(form) === text) await work(form, body);
  else {
    const told = await call(form, { ...body, dry_run: true });
    counted.set(form, text);
    showCounts(form, told.counts, false);
    form.addEventListener('input', () => again(form), { once: true });
  }
  throw new ShownError();
}

/** Other fields are counted anew. @param {HTMLFormElement} form */
function again(form) {
  counted.delete(form);
  works.delete(form);
  showButtons(form, { count: true, confirm: false });
  first(form, '[data-outcome]').hidden = true;
}

/** @typedef {{ ask: Record<string, unknown>, sum: Record<string, number> }} Work */

/** The rest of the work and the counts so far. They outlive a call that failed. @type {WeakMap<HTMLFormElement, Work>} */
const works = new WeakMap();

/**
 * Those that were not reached in time are sent again.
 * @param {HTMLFormElement} form
 * @param {Record<string, unknown>} body
 */
async function work(form, body) {
  const state = works.get(form) ?? { ask: body, sum: {} };
  works.set(form, state);
  const { sum } = state;
  for (;;) {
    /** @type {Told} */
    const { counts, outcomes } = await call(form, state.ask);
    const left = outcomes.filter(({ outcome }) => outcome === 'left').map(({ id }) => id);
    const ends = left.length === 0 || left.length === outcomes.length;
    for (const [outcome, count] of Object.entries(counts)) {
      if (outcome !== 'left' || ends) sum[outcome] = (sum[outcome] ?? 0) + count;
    }
    if (ends) break;
    const { filter: _, ...same } = state.ask;
    state.ask = { ...same, ids: left };
  }
  showCounts(form, sum, true);
  first(form, '[data-fields]').hidden = true;
  form.closest('dialog')?.addEventListener('close', () => window.location.reload());
}

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, number>} counts
 * @param {boolean} isDone
 */
function showCounts(form, counts, isDone) {
  const words = JSON.parse(first(bar, '[data-outcomes]').dataset.outcomes ?? '{}');
  const lines = Object.entries(counts).map(([outcome, count]) => {
    const textContent = `${words[outcome]}: ${numbers.format(count)}`;
    return Object.assign(document.createElement('li'), { textContent });
  });
  first(form, '[data-counts]').replaceChildren(...lines);
  first(form, '[data-before]').hidden = isDone;
  first(form, '[data-after]').hidden = !isDone;
  const mailed = counts.mailed ?? 0;
  fill(form, { mailed: numbers.format(mailed) });
  first(form, '[data-many]').hidden = isDone || mailed <= MANY;
  first(form, '[data-outcome]').hidden = false;
  first(form, '[data-problem]').hidden = true;
  showButtons(form, { count: false, confirm: !isDone });
  first(form, isDone ? '[data-closes]' : '[data-confirm]').focus();
}

/**
 * @param {HTMLFormElement} form
 * @param {{ count: boolean, confirm: boolean }} shown
 */
function showButtons(form, { count, confirm }) {
  first(form, '[type=submit]').hidden = !count;
  first(form, '[data-confirm]').hidden = !confirm;
}
