/** A field that finds a person by name and holds the id. Arrows choose, Enter takes, Escape closes the list. */
import { all, byId, controlsOf, targetOf } from './elements.js';
import { read } from './forms.js';
import { say } from './words.js';

const ASK_AFTER_MS = 150;
const MOST = 8;

/** @typedef {{ id: string, name: string | null, email: string | null, applications?: { job_title: string }[] }} Person */

/**
 * @param {HTMLInputElement} field
 * @returns {Promise<Person[]>}
 */
async function found({ dataset, value }) {
  const query = new window.URLSearchParams({ q: value.trim(), limit: String(MOST + 1) });
  /** @type {Person[]} */
  const people = await read(`${dataset.picks}?${query.toString()}`);
  return people.filter(({ id }) => id !== dataset.except).slice(0, MOST);
}

/** @param {Person} person */
function textOf({ name, email, applications = [] }) {
  const roles = applications.map(({ job_title: title }) => title).join(', ');
  return [name, email, roles].filter((part) => part !== null && part !== '').join(' · ');
}

/**
 * The list of people below a field, one of whom may be chosen.
 * @param {HTMLInputElement} field
 */
function listBelow(field) {
  const list = byId(field.getAttribute('aria-controls') ?? '');
  let chosen = -1;
  const options = () => all(list, '[role=option]');
  const choose = (/** @type {number} */ at) => {
    chosen = at;
    for (const [place, option] of options().entries()) {
      option.setAttribute('aria-selected', String(place === at));
      if (place === at) option.scrollIntoView({ block: 'nearest' });
    }
    field.setAttribute('aria-activedescendant', options()[at]?.id ?? '');
  };
  const show = (/** @type {boolean} */ isShown) => {
    list.hidden = !isShown;
    field.setAttribute('aria-expanded', String(isShown));
    choose(-1);
  };
  const take = (/** @type {HTMLElement | undefined | null} */ option) => {
    if (!option) return;
    field.dataset.value = option.dataset.id;
    field.value = option.textContent;
    show(false);
  };
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => take(targetOf(event).closest('[role=option]')));
  return {
    /** @param {Person[]} people */
    fill(people) {
      const nobody = Object.assign(document.createElement('li'), { textContent: say('nobody') });
      const found = people.map((person, at) => optionOf(list, person, at));
      list.replaceChildren(...(found.length === 0 ? [nobody] : found));
      show(true);
    },
    isShown: () => !list.hidden,
    hide: () => show(false),
    step: (/** @type {number} */ by) => {
      const { length } = options();
      if (length > 0)
        choose(chosen === -1 && by < 0 ? length - 1 : (chosen + by + length) % length);
    },
    take: () => take(options()[Math.max(chosen, 0)]),
  };
}

/** Makes fields of a form pickers. @param {HTMLFormElement} form */
export function startPickers(form) {
  for (const field of controlsOf(form)) if (field.dataset.picks) startPicker(field);
}

/** @param {HTMLInputElement} field */
export function startPicker(field) {
  const list = listBelow(field);
  let timer = 0;
  const ask = async () => {
    const { value } = field;
    const people = await found(field).catch(() => null);
    if (value !== field.value) return;
    if (people === null) list.hide();
    else list.fill(people);
  };
  field.addEventListener('input', () => {
    delete field.dataset.value;
    window.clearTimeout(timer);
    if (field.value.trim() === '') list.hide();
    else timer = window.setTimeout(() => void ask(), ASK_AFTER_MS);
  });
  if (field.value.trim() !== '') void ask();
  field.addEventListener('blur', list.hide);
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => list.step(1),
    ArrowUp: () => list.step(-1),
    Enter: list.take,
    Escape: list.hide,
  };
  field.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (act === undefined || !list.isShown() || event.isComposing) return;
    event.preventDefault();
    act();
  });
}

/**
 * @param {HTMLElement} list
 * @param {Person} person
 * @param {number} at
 */
function optionOf(list, person, at) {
  const option = document.createElement('li');
  option.id = `${list.id}-${at}`;
  option.setAttribute('role', 'option');
  option.dataset.id = person.id;
  option.textContent = textOf(person);
  return option;
}
