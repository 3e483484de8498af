/** Keys of the console. Single letters and signs are keys only if the person has not switched them off. */
import { showCopy } from './dialogs.js';
import { all, byId, targetOf } from './elements.js';
import { toggleMenu } from './menus.js';

const GO_MS = 1_500;

/** When `g` was pressed; 0 after the letter that follows it. */
let wentAt = 0;

/** Loaded when it is first used. */
export async function openPalette() {
  const { showPalette } = await import('./palette.js');
  showPalette();
}

/** @param {Element | null} element */
const rowOf = (element) => element?.closest('main tbody tr, main [data-card]') ?? null;

/**
 * Opens the next of a list whose member the page shows, or goes to the link of the next row or card, or to its button.
 * @param {number} step
 */
function walk(step) {
  /** @type {HTMLElement | null} */
  const beside = document.querySelector(`main a[rel=${step > 0 ? 'next' : 'prev'}]`);
  if (beside !== null) {
    beside.click();
    return;
  }
  const stops = all(document, 'main tbody tr, main [data-card]')
    .flatMap((row) => row.querySelector('a') ?? row.querySelector('button') ?? [])
    .filter((stop) => stop.checkVisibility());
  const here = rowOf(document.activeElement);
  const at = stops.findIndex((stop) => rowOf(stop) === here);
  const next = at === -1 ? stops.at(step > 0 ? 0 : -1) : stops[at + step];
  next?.focus();
}

function search() {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector('main input[type=search]');
  if (field === null) void openPalette();
  else field.focus();
}

/** @type {Record<string, () => unknown>} */
const KEYS = {
  '/': search,
  '?': () => showCopy('keys-dialog'),
  g: () => (wentAt = Date.now()),
  j: () => walk(1),
  k: () => walk(-1),
  m() {
    /** @type {HTMLElement | null | undefined} */
    const button = rowOf(document.activeElement)?.querySelector('[data-menu]');
    if (button) toggleMenu(button);
  },
};

/** @param {string} key */
function actionOf(key) {
  const goes = Date.now() - wentAt < GO_MS;
  wentAt = 0;
  /** @type {HTMLElement | null} */
  const link = goes ? document.querySelector(`nav [data-go="${CSS.escape(key)}"]`) : null;
  return link === null ? KEYS[key] : () => link.click();
}

/**
 * Typing, an open dialog or menu, and a lifted card have keys of their own.
 * @param {KeyboardEvent} event
 */
function isTaken(event) {
  const holds = 'input, select, textarea, [role=menu], [role=tab]';
  return targetOf(event).closest(holds) || document.querySelector('dialog[open], .lifted') !== null;
}

/** Whether the person has switched letters off, or the page's scripts are not there yet. */
function areOff() {
  return (
    byId('keys-dialog').dataset.letters === 'off' || 'waits' in document.documentElement.dataset
  );
}

document.addEventListener('keydown', (event) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isPlain) {
    if (event.key !== 'k' || event.altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void openPalette();
    return;
  }
  if (areOff() || isTaken(event)) return;
  const action = actionOf(event.key);
  if (action === undefined) return;
  event.preventDefault();
  action();
});
