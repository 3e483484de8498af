/** Editors: tabs, lists of questions, and saving by itself. */
import { isContested, isOutdated, saveChanges } from './conflicts.js';
import { call, changesOf, markFields, rememberSaved, tellProblem } from './forms.js';
import { lang, say } from './words.js';

const SAVE_AFTER_MS = 1_500;

// Tabs

function showTab(tab) {
  for (const other of tab.parentElement.querySelectorAll('[role=tab]')) {
    const isShown = other === tab;
    other.setAttribute('aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls')).hidden = !isShown;
  }
  window.history.replaceState(null, '', `#${tab.getAttribute('aria-controls')}`);
}

document.addEventListener('keydown', (event) => {
  const tab = event.target.closest?.('[role=tab]');
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!tab || step === undefined) return;
  const tabs = [...tab.parentElement.querySelectorAll('[role=tab]')];
  const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
  showTab(next);
  next.focus();
});

// Items

/** What controls of an editor do, by their `data-` attribute. */
export const EDITOR_ACTIONS = {
  tab: (tab) => showTab(tab),
  adds(button) {
    const list = document.getElementById(button.dataset.adds);
    const item = document.getElementById(`${list.id}-item`).content.firstElementChild;
    const added = item.cloneNode(true);
    number(added);
    list.append(added);
    added.querySelector('input')?.focus();
    changed(list);
  },
  drops(button) {
    const item = button.closest('[data-item]');
    const list = item.parentElement;
    (item.nextElementSibling ?? item.previousElementSibling ?? list)
      .querySelector('input')
      ?.focus();
    item.remove();
    changed(list);
  },
  shifts(button) {
    const item = button.closest('[data-item]');
    const list = item.parentElement;
    const other =
      button.dataset.shifts === 'up' ? item.previousElementSibling : item.nextElementSibling;
    if (other === null) return;
    if (button.dataset.shifts === 'up') other.before(item);
    else other.after(item);
    button.focus();
    changed(list);
  },
};

let items = 0;

/** Ids of a copied item end in a number of their own. */
function number(item) {
  items += 1;
  for (const element of item.querySelectorAll('[id]')) element.id += `-new${items}`;
  for (const label of item.querySelectorAll('label[for]')) label.htmlFor += `-new${items}`;
}

function changed(list) {
  const form = list.closest('form');
  if (form !== null) form.dispatchEvent(new Event('input', { bubbles: true }));
}

// Saving

const timers = new WeakMap();

/** Saves what changed. @returns whether everything is saved. */
export async function save(form) {
  window.clearTimeout(timers.get(form));
  try {
    const record = await saveChanges(form);
    if (record.version !== undefined) form.dataset.version = record.version;
    rememberSaved(form);
    // The fields still hold values that were given up.
    if (isOutdated(form)) window.location.reload();
    form.querySelector('[data-problem]').replaceChildren();
    form.querySelector('[data-problem]').hidden = true;
    markFields(form, []);
    tellSaved(form);
    return true;
  } catch (error) {
    if (!error.isShown) markFields(form, tellProblem(form.querySelector('[data-problem]'), error));
    tellStatus(form, say('notSaved'));
    return false;
  }
}

function tellStatus(form, text) {
  const status = form.querySelector('[data-status]');
  if (status !== null) status.textContent = text;
}

function tellSaved(form) {
  const time = new Date().toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  tellStatus(form, say('savedAt', { time }));
}

// Pasting

document.addEventListener('paste', (event) => {
  const html = event.clipboardData.getData('text/html');
  if (html === '' || !('pastes' in event.target.dataset)) return;
  event.preventDefault();
  void paste(event.target, html, event.clipboardData.getData('text/plain'));
});

/** Lists and links of pasted HTML become text that makes the same lists and links. */
async function paste(field, html, plain) {
  const control = { dataset: { call: 'POST /console/api/plain-text' } };
  const { text } = await call(control, { html }).catch(() => ({ text: plain }));
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An editor remembers what was saved, asks before it is left with changes, and drafts save by themselves. */
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
  const shown = document.querySelector(
    `[role=tab][aria-controls="${window.location.hash.slice(1)}"]`,
  );
  if (shown !== null) showTab(shown);
}
