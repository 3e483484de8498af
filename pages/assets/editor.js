/** Editors: tabs, lists of questions, saving by itself, and two people who change the same record. */
import { call, changesOf, markFields, rememberSaved, tellProblem } from './forms.js';

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
  const body = changesOf(form);
  if (Object.keys(body).length === 0) {
    tellSaved(form);
    return true;
  }
  const place = form.querySelector('[data-problem]');
  try {
    const record = await call(form, body);
    if (record.version !== undefined) form.dataset.version = record.version;
    place.hidden = true;
    markFields(form, []);
    rememberSaved(form);
    tellSaved(form);
    return true;
  } catch (error) {
    if (error.known?.code === 'version_conflict') await showTheirs(form, body);
    else markFields(form, tellProblem(place, error));
    tellStatus(form, 'Not saved');
    return false;
  }
}

function tellStatus(form, text) {
  const status = form.querySelector('[data-status]');
  if (status !== null) status.textContent = text;
}

function tellSaved(form) {
  const time = new Date().toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' });
  tellStatus(form, `Saved at ${time}`);
}

/** Somebody else saved first: names what differs; saving again keeps one's own values. */
async function showTheirs(form, mine) {
  const place = form.querySelector('[data-problem]');
  const [, path] = form.dataset.call.split(' ');
  const answer = await fetch(path);
  if (!answer.ok) return;
  const { data } = await answer.json();
  form.dataset.version = data.version;
  const list = document.createElement('ul');
  for (const name of Object.keys(mine)) {
    const item = document.createElement('li');
    item.textContent = `${name.replaceAll('_', ' ')}: now ${inWords(data[name])}`;
    list.append(item);
  }
  const again = Object.assign(document.createElement('a'), {
    href: window.location.href,
    textContent: 'Take theirs',
  });
  again.dataset.leaves = '';
  place.replaceChildren(
    'Somebody else changed this meanwhile. Your changes are not saved. Save again to keep yours.',
    list,
    again,
  );
  place.hidden = false;
}

function inWords(value) {
  if (value === null || value === undefined) return 'empty';
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value).slice(0, 200);
}

/** An editor remembers what was saved, asks before it is left with changes, and drafts save by themselves. */
export function startEditor(form) {
  rememberSaved(form);
  form.addEventListener('input', () => {
    if (form.dataset.editor === 'draft') {
      window.clearTimeout(timers.get(form));
      tellStatus(form, 'Saving…');
      timers.set(
        form,
        window.setTimeout(() => void save(form), SAVE_AFTER_MS),
      );
    } else tellStatus(form, 'Not saved');
  });
  window.addEventListener('beforeunload', (event) => {
    if (leaves || Object.keys(changesOf(form)).length === 0) return;
    event.preventDefault();
  });
  const shown = document.querySelector(
    `[role=tab][aria-controls="${window.location.hash.slice(1)}"]`,
  );
  if (shown !== null) showTab(shown);
}

let leaves = false;
document.addEventListener('click', (event) => {
  if (event.target.closest('[data-leaves]')) leaves = true;
});
