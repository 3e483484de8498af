/** Repeated parts of a form: another field of the same kind, and rows of fields for the lists of a template. */
import { number } from './editor.js';
import { all, controlsOf, first } from './elements.js';
import { bodyOf, call, CallError, valueOf, within } from './forms.js';

/** @typedef {import('./forms.js').Body} Body */

/** @type {Record<string, (button: HTMLElement) => void>} */
const REPEATS = { field: another, row: addRow, drop: dropRow };

/** @param {HTMLElement} button */
export function repeat(button) {
  REPEATS[button.dataset.repeats ?? '']?.(button);
}

/** Another field like the one before the button. @param {HTMLElement} button */
function another(button) {
  const copy = /** @type {HTMLElement} */ (button.previousElementSibling?.cloneNode(true));
  const field = /** @type {HTMLInputElement} */ (first(copy, 'input'));
  number(copy);
  field.value = '';
  delete field.dataset.moment;
  delete field.dataset.value;
  button.before(copy);
  if (field.dataset.picks) void import('./picker.js').then((it) => it.startPicker(field));
  field.focus();
}

/** @param {HTMLElement} list */
const rowsOf = (list) => all(list, ':scope > [data-item]');

/** @param {HTMLElement} button */
function addRow(button) {
  const list = /** @type {HTMLElement} */ (button.closest('[data-rows]'));
  const template = /** @type {HTMLTemplateElement} */ (first(list, ':scope > template'));
  const row = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
  number(row);
  template.before(row);
  numberRows(list);
  first(row, 'input, button').focus();
}

/** The focus goes to the row that follows, else to the last, else to the button that adds one. @param {HTMLElement} button */
function dropRow(button) {
  const row = /** @type {HTMLElement} */ (button.closest('[data-item]'));
  const list = /** @type {HTMLElement} */ (row.parentElement);
  const at = rowsOf(list).indexOf(row);
  row.remove();
  numberRows(list);
  const left = rowsOf(list);
  const next = left[at] ?? left.at(-1);
  first(next ?? list, next ? 'input, button' : ':scope > button').focus();
}

/** Rows and their buttons are named by their numbers. @param {HTMLElement} list */
function numberRows(list) {
  for (const [index, row] of rowsOf(list).entries()) {
    for (const named of [row, ...all(row, ':scope > [data-numbered]')]) {
      const { numbered = '' } = named.dataset;
      named.setAttribute('aria-label', numbered.replace('{number}', String(index + 1)));
    }
  }
}

/**
 * Sends a form with the values of a template.
 * @param {HTMLFormElement} form
 */
export async function send(form) {
  const values = recordOf(first(form, '[data-record]'), 'values');
  try {
    return await call(form, { ...bodyOf(form), values });
  } catch (error) {
    if (error instanceof CallError) showNamed(form, error);
    throw error;
  }
}

/** Opens the parts that hold a field which an error names. @param {HTMLElement} form @param {CallError} error */
function showNamed(form, { known: { details = [] } }) {
  const named = controlsOf(form).filter(({ name }) => details.some(({ path }) => path === name));
  for (const field of named) field.closest('details')?.setAttribute('open', '');
}

/**
 * The values of a document or a row, by names as the template writes them. Each control is named by its place, as
 * errors name it.
 * @param {HTMLElement} root
 * @param {string} path
 */
function recordOf(root, path) {
  /** @type {Body} */
  const record = {};
  for (const field of within(root, controlsOf(root))) {
    const member = (field.dataset.member ??= field.name);
    field.name = `${path}.${member}`;
    const value = valueOf(field);
    if (value !== undefined) record[member] = typeof value === 'boolean' ? once(value) : value;
  }
  for (const list of within(root, all(root, '[data-rows]'))) {
    const { rows = '' } = list.dataset;
    const entries = entriesOf(list, `${path}.${rows}`);
    if (entries.length > 0 || !('else' in list.dataset)) record[rows] = entries;
  }
  return record;
}

/** A part without fields is printed for a list of one entry. @param {boolean} isThere */
const once = (isThere) => (isThere ? [{}] : []);

/**
 * The rows without those left blank. Where no field needs a value, each counts.
 * @param {HTMLElement} list
 * @param {string} path
 */
function entriesOf(list, path) {
  const entries = [];
  for (const row of rowsOf(list)) {
    const entry = recordOf(row, `${path}.${entries.length}`);
    if ('keeps' in list.dataset || !isBlank(entry)) entries.push(entry);
    else for (const field of controlsOf(row)) field.name = '';
  }
  return entries;
}

/** @param {Body} record */
function isBlank(record) {
  return Object.values(record).every((value) => Array.isArray(value) && value.length === 0);
}
