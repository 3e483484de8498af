/** The form builder: kinds, ready-made questions, order, and the preview. */
import { copyOf, showCopy } from './dialogs.js';
import { all, controlsOf, first, targetOf } from './elements.js';
import { bodyOf, rememberSaved, savedOf } from './forms.js';
import { cameOf, valueIn } from './question-values.js';
import { drawRules } from './rules.js';

const LIST = '[data-questions]';

/** @param {HTMLElement} control */
const itemOf = (control) => /** @type {HTMLElement} */ (control.closest('[data-item]'));

/** @param {Element | null | undefined} list */
function changed(list) {
  drawRules(list ?? document);
  list?.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param {HTMLElement} item @param {string} kind */
function showKind(item, kind) {
  const [picture, name] = copyOf(`kind-${kind}`).children;
  first(item, '[data-kinds]').replaceChildren(picture, name);
  for (const setting of all(item, '[data-for]'))
    setting.hidden = !setting.dataset.for?.split(' ').includes(kind);
}

/**
 * Another kind has other settings: those of the kind before are dropped.
 * @param {HTMLElement} item
 * @param {string} kind
 */
function changeKind(item, kind) {
  if (valueIn(item, 'type') === kind) return;
  const came = cameOf(item);
  item.dataset.item = JSON.stringify({ ...came, constraints: null, options: [] });
  set(item, { type: kind, knockout: '' });
  for (const name of ['min', 'max', 'max_length', 'max_files'])
    set(item, { [`constraints.${name}`]: '' });
  if (kind === 'info') check(item, false);
  showKind(item, kind);
}

/** @param {HTMLElement} item @param {Record<string, string>} values */
function set(item, values) {
  for (const control of controlsOf(item))
    if (control.name in values) control.value = values[control.name];
}

/** @param {HTMLElement} item @param {boolean} isRequired */
function check(item, isRequired) {
  for (const control of controlsOf(item))
    if (control.name === 'required') control.checked = isRequired;
}

let items = 0;

/**
 * Adds a question to the form.
 * @param {HTMLElement} list
 * @param {Record<string, any>} question
 * @param {Element | null} [after]
 */
function add(list, question, after = null) {
  const item = copyOf(`${list.id}-item`);
  number(item);
  const { key: _, position: __, ...rest } = question;
  item.dataset.item = JSON.stringify(rest);
  set(item, valuesOf({ ...BLANK, ...rest }));
  check(item, question.required === true);
  showKind(item, question.type);
  if (after === null) list.append(item);
  else after.after(item);
  return item;
}

/**
 * Ids of a copied question end in a number of their own.
 * @param {HTMLElement} item
 */
function number(item) {
  items += 1;
  const end = `-added${items}`;
  for (const element of item.querySelectorAll('[id]')) element.id += end;
  for (const label of item.querySelectorAll('label')) if (label.htmlFor) label.htmlFor += end;
  for (const described of all(item, '[aria-describedby]'))
    described.setAttribute('aria-describedby', described.getAttribute('aria-describedby') + end);
}

const BLANK = { label: '', category: 'custom', visibility: 'applicant', options: [] };
const TEXTS = ['label', 'type', 'category', 'visibility', 'description', 'section'];

/**
 * The values of the fields of a question.
 * @param {Record<string, any>} question
 * @returns {Record<string, string>}
 */
function valuesOf(question) {
  const { options, constraints, depends_on: condition, knockout } = question;
  const limits = Object.entries(constraints ?? {});
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, question[name] ?? ''])),
    ...Object.fromEntries(limits.map(([name, value]) => [`constraints.${name}`, value ?? ''])),
    options: options.map((/** @type {{ label: string }} */ one) => one.label).join('\n'),
    depends_on: jsonOf(condition),
    knockout: jsonOf(knockout),
  };
}

/** @param {unknown} rule */
function jsonOf(rule) {
  return rule === null || rule === undefined ? '' : JSON.stringify(rule);
}

/** Where the chosen kind goes: a question, or a new one. @type {HTMLElement | null} */
let opener = null;

/** @param {HTMLElement} control */
function closeDialog(control) {
  const dialog = control.closest('dialog');
  dialog?.close();
}

/** @param {HTMLElement} item */
function goTo(item) {
  window.setTimeout(() => first(item, 'input[name=label]').focus());
}

/** @param {HTMLElement} item @param {'up' | 'down'} way */
function move(item, way) {
  const other = way === 'up' ? item.previousElementSibling : item.nextElementSibling;
  if (way === 'up') other?.before(item);
  else other?.after(item);
  first(item, '[data-grip]').focus();
  changed(item.parentElement);
}

/**
 * The actions of the builder's controls, by their `data-` attribute.
 * @type {Record<string, (control: HTMLElement) => void>}
 */
export const BUILDER_ACTIONS = {
  kinds(button) {
    opener = button;
    const dialog = showCopy('question-kinds', button);
    const sets = dialog.querySelector('[data-sets]');
    if (sets instanceof HTMLElement) sets.hidden = button.dataset.kinds === 'this';
  },
  kind(button) {
    const kind = button.dataset.kind ?? '';
    const list = first(document, LIST);
    const item = opener?.dataset.kinds === 'this' ? itemOf(opener) : add(list, { type: kind });
    if (opener?.dataset.kinds === 'this') changeKind(item, kind);
    closeDialog(button);
    goTo(item);
    changed(list);
  },
  set(button) {
    const list = first(document, LIST);
    const added = JSON.parse(button.dataset.set ?? '[]').map(
      (/** @type {Record<string, any>} */ question) => add(list, question),
    );
    closeDialog(button);
    goTo(added[0]);
    changed(list);
  },
  doubles(button) {
    const item = itemOf(button);
    const list = item.parentElement ?? document.body;
    goTo(add(list, { ...cameOf(item), ...bodyOf(item) }, item));
    changed(list);
  },
};

// Order

/** @type {HTMLElement | null} */
let dragged = null;

document.addEventListener('dragstart', (event) => {
  const grip = targetOf(event).closest('[data-grip]');
  if (!(grip instanceof HTMLElement)) return;
  dragged = itemOf(grip);
  event.dataTransfer?.setDragImage(dragged, 0, 0);
  event.dataTransfer?.setData('text/plain', '');
});

document.addEventListener('dragover', (event) => {
  const over = targetOf(event).closest(`${LIST} > [data-item]`);
  if (dragged === null || over === null) return;
  event.preventDefault();
  if (over === dragged) return;
  const { top, height } = over.getBoundingClientRect();
  if (event.clientY < top + height / 2) over.before(dragged);
  else over.after(dragged);
});

document.addEventListener('dragend', () => {
  if (dragged !== null) changed(dragged.parentElement);
  dragged = null;
});

document.addEventListener('keydown', (event) => {
  const grip = targetOf(event);
  if (!('grip' in grip.dataset) || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
  event.preventDefault();
  move(itemOf(grip), event.key === 'ArrowUp' ? 'up' : 'down');
});

/**
 * The rules are drawn after the form was remembered, and change nothing of it.
 * @param {HTMLElement} list
 */
function rememberQuestions(list) {
  const form = list.closest('form');
  const { items = '' } = list.dataset;
  if (form !== null) rememberSaved(form, { ...savedOf(form), [items]: bodyOf(form)[items] });
}

/** Rules follow the questions that they are about. @param {HTMLElement} list */
export function startBuilder(list) {
  drawRules(list);
  rememberQuestions(list);
  list.addEventListener('change', (event) => {
    if (targetOf(event).closest('[data-rule]') === null) drawRules(list);
  });
}
