/** Editors: tabs, lists of questions, and saving by itself. */
import { isContested, isOutdated, saveChanges, ShownError } from './conflicts.js';
import { copyOf } from './dialogs.js';
import { all, byId, first, targetOf } from './elements.js';
import { freezeKey } from './question-values.js';
import { markFields, tellProblem } from './faults.js';
import { bodyOf, call, changesOf, rememberSaved } from './forms.js';
import { lang, say } from './words.js';

const SAVE_AFTER_MS = 1_500;

// Tabs

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/**
 * The id of what a tab shows.
 * @param {HTMLElement} tab
 */
const panelOf = (tab) => tab.getAttribute('aria-controls') ?? '';

/** @param {HTMLElement} tab */
const tabsBeside = (tab) => all(tab.parentElement ?? document, '[role=tab]');

/** @param {HTMLElement} tab */
function showTab(tab) {
  for (const other of tabsBeside(tab)) {
    const isShown = other === tab;
    other.setAttribute('aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    byId(panelOf(other)).hidden = !isShown;
  }
  window.history.replaceState(null, '', `#${panelOf(tab)}`);
}

document.addEventListener('keydown', (event) => {
  /** @type {HTMLElement | null} */
  const tab = targetOf(event).closest('[role=tab]');
  const step = STEPS.get(event.key);
  if (!tab || step === undefined) return;
  const tabs = tabsBeside(tab);
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  showTab(next);
  next.focus();
});

// Items

/** @param {HTMLElement} control */
const itemOf = (control) => /** @type {HTMLElement} */ (control.closest('[data-item]'));

/**
 * The actions of an editor's controls, by their `data-` attribute.
 * @type {Record<string, (control: HTMLElement) => void>}
 */
export const EDITOR_ACTIONS = {
  tab: (tab) => showTab(tab),
  adds(button) {
    const list = byId(button.dataset.adds ?? '');
    const added = copyOf(`${list.id}-item`);
    number(added);
    list.append(added);
    added.querySelector('input')?.focus();
    changed(list);
  },
  drops(button) {
    const item = itemOf(button);
    const list = item.parentElement;
    (item.nextElementSibling ?? item.previousElementSibling ?? list)
      ?.querySelector('input')
      ?.focus();
    item.remove();
    changed(list);
  },
  shifts(button) {
    const item = itemOf(button);
    const list = item.parentElement;
    const other =
      button.dataset.shifts === 'up' ? item.previousElementSibling : item.nextElementSibling;
    if (other === null) return;
    if (button.dataset.shifts === 'up') other.before(item);
    else other.after(item);
    const grip = item.querySelector('[data-grip]');
    if (grip instanceof HTMLElement) grip.focus();
    else button.focus();
    changed(list);
  },
};

let items = 0;

/**
 * Ids of a copied item, and references to them, end in a number of their own.
 * @param {HTMLElement} item
 */
export function number(item) {
  items += 1;
  for (const name of ['id', 'for', 'aria-describedby', 'aria-controls'])
    for (const element of all(item, `[${name}]`))
      element.setAttribute(name, `${element.getAttribute(name)}-new${items}`);
}

/** @param {HTMLElement | null} list */
function changed(list) {
  list?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
}

// Saving

/** @type {WeakMap<HTMLFormElement, number>} */
const timers = new WeakMap();

/** @type {WeakMap<HTMLFormElement, Promise<boolean>>} */
const saves = new WeakMap();

/**
 * Saves what changed, after a save that is under way. @returns whether everything is saved.
 * @param {HTMLFormElement} form
 */
export function save(form) {
  const next = (saves.get(form) ?? Promise.resolve(true)).then(() => saveOnce(form));
  saves.set(form, next);
  return next;
}

/** @param {HTMLFormElement} form */
async function saveOnce(form) {
  window.clearTimeout(timers.get(form));
  try {
    keepKeys(form);
    const sent = bodyOf(form);
    const record = await saveChanges(form);
    if (record.version !== undefined) form.dataset.version = String(record.version);
    rememberSaved(form, sent);
    // The fields still hold values that were given up.
    if (isOutdated(form)) window.location.reload();
    const place = first(form, '[data-problem]');
    place.replaceChildren();
    place.hidden = true;
    markFields(form, []);
    tellSaved(form);
    refreshPreview();
    return true;
  } catch (error) {
    if (!(error instanceof ShownError))
      markFields(form, tellProblem(first(form, '[data-problem]'), error));
    tellStatus(form, say('notSaved'));
    return false;
  }
}

/**
 * Answers are stored under the keys of a published form, so they stay. Those of a draft follow the questions.
 * @param {HTMLFormElement} form
 */
function keepKeys(form) {
  if (form.dataset.editor === 'draft') return;
  for (const item of all(form, '[data-questions] > [data-item]')) freezeKey(item);
}

/** The preview shows the form as it was saved. */
function refreshPreview() {
  for (const frame of all(document, 'iframe[data-preview]')) {
    const { contentWindow } = /** @type {HTMLIFrameElement} */ (frame);
    contentWindow?.location.reload();
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} text
 */
function tellStatus(form, text) {
  const status = form.querySelector('[data-status]');
  if (status !== null) status.textContent = text;
}

/** @param {HTMLFormElement} form */
function tellSaved(form) {
  const time = new Date().toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  tellStatus(form, say('savedAt', { time }));
}

// Pasting

document.addEventListener('paste', (event) => {
  const field = targetOf(event);
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '' || !(field instanceof HTMLTextAreaElement && 'pastes' in field.dataset)) return;
  event.preventDefault();
  void paste(field, html, event.clipboardData?.getData('text/plain') ?? '');
});

/**
 * Lists and links of pasted HTML become text that makes the same lists and links.
 * @param {HTMLTextAreaElement} field
 * @param {string} html
 * @param {string} plain
 */
async function paste(field, html, plain) {
  const control = { dataset: { call: 'POST /console/api/plain-text' } };
  const { text } = await call(control, { html }).catch(() => ({ text: plain }));
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * An editor remembers what was saved, asks before it is left with changes, and drafts save by themselves.
 * @param {HTMLFormElement} form
 */
export function startEditor(form) {
  rememberSaved(form);
  form.addEventListener('input', () => {
    if (form.dataset.editor === 'draft' && !isContested(form)) {
      window.clearTimeout(timers.get(form));
      tellStatus(form, say('saving'));
      timers.set(
        form,
        window.setTimeout(() => void save(form), SAVE_AFTER_MS),
      );
    } else tellStatus(form, say('notSaved'));
  });
  window.addEventListener('beforeunload', (event) => {
    if (Object.keys(changesOf(form)).length === 0) return;
    event.preventDefault();
  });
  /** @type {HTMLElement | null} */
  const shown = document.querySelector(
    `[role=tab][aria-controls="${window.location.hash.slice(1)}"]`,
  );
  if (shown !== null) showTab(shown);
}
