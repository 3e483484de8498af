/** The reference: filter, language of the examples, addresses, copies, and the place in the contents. */
import { all, byId, first } from './elements.js';
import { openTry } from './docs-try.js';

const LANGUAGE = 'reference-language';
const root = document.documentElement;

const filter = /** @type {HTMLInputElement} */ (byId('filter'));
const entries = all(document, '[data-words]').map((entry) => ({
  entry,
  words: `${entry.textContent} ${entry.dataset.words ?? ''}`.toLowerCase(),
}));

function applyFilter() {
  const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { entry, words } of entries) {
    const fits = wanted.every((word) => words.includes(word));
    entry.hidden = !fits;
    if (fits) found += 1;
  }
  for (const group of all(document, '[data-resource], [data-area]')) {
    group.hidden = group.querySelector('[data-words]:not([hidden])') === null;
    if (wanted.length > 0 && group instanceof HTMLDetailsElement) group.open = true;
  }
  byId('found').textContent =
    wanted.length === 0 ? '' : `${found} ${found === 1 ? 'operation' : 'operations'}`;
}

/** @param {KeyboardEvent} event */
function goToFirst(event) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const link = document.querySelector('[data-words]:not([hidden]) a');
  if (link instanceof HTMLAnchorElement) link.click();
}

const language = /** @type {HTMLSelectElement} */ (byId('language'));

function showLanguage() {
  root.dataset.examples = language.value;
  try {
    window.localStorage.setItem(LANGUAGE, language.value);
  } catch {
    // The browser keeps nothing for this page.
  }
}

function keptLanguage() {
  try {
    return window.localStorage.getItem(LANGUAGE);
  } catch {
    return null;
  }
}

/** Addresses of the page before this one: `#/Offers/createOffer`. */
function followOldAddress() {
  const [, id] = /^#\/[^/]+\/([\w]+)$/.exec(window.location.hash) ?? [];
  if (id !== undefined && document.getElementById(id) !== null) window.location.replace(`#${id}`);
}

function markPlace() {
  for (const link of all(document, '.contents a')) {
    const isHere = link.getAttribute('href') === window.location.hash;
    if (isHere) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  }
}

/** @param {HTMLElement} operation */
function addActions(operation) {
  const examples = first(operation, '.examples');
  const actions = document.createElement('div');
  actions.className = 'actions';
  const copy = button('Copy');
  copy.addEventListener('click', async () => {
    const shown = all(examples, 'pre').find((one) => one.offsetParent !== null);
    await navigator.clipboard.writeText(shown?.textContent ?? '');
    copy.textContent = 'Copied';
  });
  actions.append(copy);
  if (operation.dataset.verb !== undefined) {
    const open = button('Try it');
    open.setAttribute('aria-expanded', 'false');
    open.addEventListener('click', () => openTry(operation, open));
    actions.append(open);
  }
  examples.append(actions);
}

/** @param {string} text */
function button(text) {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: text });
}

for (const operation of all(document, '.operation')) addActions(operation);
for (const part of all(document, '[data-scripted]')) part.hidden = false;
const kept = keptLanguage();
if (all(language, 'option').some((one) => one.getAttribute('value') === kept)) {
  language.value = kept ?? '';
}
showLanguage();
language.addEventListener('change', showLanguage);
filter.addEventListener('input', applyFilter);
filter.addEventListener('keydown', goToFirst);
window.addEventListener('hashchange', () => {
  followOldAddress();
  markPlace();
});
followOldAddress();
markPlace();
// The examples of other languages have gone, so the place of the address has moved.
if (window.location.hash !== '')
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
delete root.dataset.waits;
