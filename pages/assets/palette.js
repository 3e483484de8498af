/** The palette: pages, actions of this page, and postings and candidates by their names. */
import { showCopy } from './dialogs.js';
import { all, first, targetOf } from './elements.js';

const ASK_AFTER_MS = 150;
const MOST = 5;

/**
 * @param {string} path
 * @returns {Promise<Row[]>}
 */
async function rowsOf(path) {
  const answer = await fetch(`/console/api${path}`);
  if (!answer.ok) throw new Error(`The answer is ${answer.status}.`);
  return (await answer.json()).data;
}

/** @typedef {{ id: string, title: string, name: string | null, email: string | null }} Row */
/** @typedef {{ kind: string, text: string, run: () => void }} Entry */

/**
 * @param {string} kind
 * @param {string} text
 * @param {string} href
 * @returns {Entry}
 */
const linked = (kind, text, href) => ({ kind, text, run: () => window.location.assign(href) });

/** Pages of the navigation, buttons of the page's heading, the list of keys, and the call behind a list. */
function entriesHere() {
  const links = all(document, 'nav a');
  const buttons = all(document, 'main .heading button, [data-shows]');
  return [
    ...links.map((link) => linked('page', link.textContent, link.getAttribute('href') ?? '')),
    ...buttons.map((button) => ({
      kind: 'action',
      text: button.ariaLabel ?? button.textContent,
      run: () => button.click(),
    })),
  ];
}

/**
 * The newest postings, read once. The API has no search of their titles.
 * @type {Promise<Row[]> | null}
 */
let postings = null;

/** @param {string} words */
async function entriesThere(words) {
  postings ??= rowsOf('/job-listings?limit=100');
  const found = rowsOf(`/candidates?limit=${MOST}&q=${encodeURIComponent(words)}`);
  try {
    const [roles, candidates] = await Promise.all([postings, found]);
    return [
      ...matching(
        roles.map(({ id, title }) => linked('posting', title, `/console/postings/${id}`)),
        words,
      ).slice(0, MOST),
      ...candidates.map(({ id, name, email }) =>
        linked('candidate', name ?? email ?? id, `/console/candidates/${id}`),
      ),
    ];
  } catch (error) {
    postings = null;
    throw error;
  }
}

/**
 * @param {Entry[]} entries
 * @param {string} words
 */
function matching(entries, words) {
  const wanted = words.toLowerCase().split(' ');
  return entries.filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)));
}

/**
 * @param {Entry} entry
 * @param {HTMLElement} list
 * @param {number} number
 */
function optionOf({ kind, text }, list, number) {
  const option = document.createElement('li');
  option.id = `palette-${number}`;
  option.setAttribute('role', 'option');
  const hint = document.createElement('span');
  hint.className = 'hint';
  hint.textContent = list.dataset[kind] ?? '';
  option.append(text, ' ', hint);
  return option;
}

/**
 * The results of an open palette, one of which is chosen.
 * @param {HTMLDialogElement} dialog
 */
function resultsOf(dialog) {
  const field = first(dialog, 'input');
  const list = first(dialog, '[role=listbox]');
  /** @type {Entry[]} */
  let shown = [];
  let chosen = 0;
  const choose = (/** @type {number} */ number) => {
    chosen = number;
    for (const [at, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(at === chosen));
      if (at === chosen) option.scrollIntoView({ block: 'nearest' });
    }
    if (shown.length === 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `palette-${chosen}`);
  };
  const run = (/** @type {Entry | undefined} */ entry) => {
    dialog.close();
    entry?.run();
  };
  list.addEventListener('click', (event) => {
    const option = targetOf(event).closest('[role=option]');
    if (option !== null) run(shown[[...list.children].indexOf(option)]);
  });
  return {
    /** @param {Entry[]} entries */
    show(entries) {
      shown = entries;
      list.replaceChildren(...entries.map((entry, at) => optionOf(entry, list, at)));
      choose(0);
    },
    /** @param {Entry[]} entries */
    add(entries) {
      list.append(...entries.map((entry, at) => optionOf(entry, list, shown.length + at)));
      shown = [...shown, ...entries];
      choose(chosen);
    },
    step: (/** @type {number} */ by) => choose((chosen + by + shown.length) % shown.length),
    run: () => run(shown[chosen]),
    isEmpty: () => shown.length === 0,
  };
}

/** Opens the palette. Arrows choose, Enter goes, Escape closes. */
export function showPalette() {
  const dialog = showCopy('palette');
  const field = /** @type {HTMLInputElement} */ (first(dialog, 'input'));
  const status = first(dialog, '[role=status]');
  const results = resultsOf(dialog);
  const here = entriesHere();
  let timer = 0;
  const ask = async (/** @type {string} */ words) => {
    const there = await entriesThere(words).catch(() => null);
    if (words !== field.value.trim()) return;
    results.add(there ?? []);
    if (there === null) status.textContent = status.dataset.away ?? '';
    else if (results.isEmpty()) status.textContent = status.dataset.none ?? '';
  };
  field.addEventListener('input', () => {
    const words = field.value.trim();
    window.clearTimeout(timer);
    status.textContent = '';
    results.show(matching(here, words));
    if (words !== '') timer = window.setTimeout(() => void ask(words), ASK_AFTER_MS);
  });
  dialog.addEventListener('keydown', (event) => {
    const step = new Map([
      ['ArrowDown', 1],
      ['ArrowUp', -1],
    ]).get(event.key);
    if (step === undefined && (event.key !== 'Enter' || event.isComposing)) return;
    event.preventDefault();
    if (step === undefined) results.run();
    else if (!results.isEmpty()) results.step(step);
  });
  results.show(here);
}
