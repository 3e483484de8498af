/** Forms that call /console/api: the body from the fields, and what happens after success and failure. */
import { outageText, say } from './words.js';

function listOf(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Values of controls by their `data-type`. */
const READERS = {
  number: ({ value }) => (Number.isNaN(Number(value)) ? value : Number(value)),
  dollars: ({ value }) => Math.round(Number(value) * 1_000_000),
  days: ({ value }) => new Date(Date.now() + Number(value) * 86_400_000).toISOString(),
  boolean: ({ checked }) => checked,
  flag: ({ value }) => value === 'true',
  lines: ({ value }) => listOf(value),
  places: ({ value }) => listOf(value).map((text) => ({ text })),
  choices: ({ value }) => listOf(value).map((line) => choiceOf(line)),
  questions: ({ value }) => questionsOf(value),
  moment: ({ value }) => new Date(value).toISOString(),
  json: ({ value }) => jsonOf(value),
  condition: (field) => comparedOf(field),
};

/** `value = label`, or a label that is its own value. */
function choiceOf(line) {
  const [value, ...label] = line.split('=').map((part) => part.trim());
  return { value, label: label.join('=') || value };
}

/** A question per line, of a long text. */
function questionsOf(text) {
  const keys = new Set();
  return listOf(text).map((label) => {
    const plain = keyOf(label);
    const key = keys.has(plain) ? `${plain}_${keys.size}` : plain;
    keys.add(key);
    return { key, label, type: 'textarea' };
  });
}

/** Text that is not JSON is sent as it is, so that the service says what is wrong with it. */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What an answer is compared with: a list for operators that take one, a number or a truth value where it is one. */
function comparedOf(field) {
  const operator = field.closest('[data-group]').querySelector('select[name$=".op"]').value;
  const isList = ['in', 'not_in'].includes(operator);
  return isList
    ? field.value.split(',').map((part) => scalarOf(part.trim()))
    : scalarOf(field.value);
}

function scalarOf(text) {
  const value = jsonOf(text);
  return ['number', 'boolean'].includes(typeof value) ? value : text;
}

/** Types whose blank value is a list of nothing. */
const LISTS = ['lines', 'places', 'choices', 'questions'];

/** Undefined: the member is left out. */
function valueOf(field) {
  const { type, blank } = field.dataset;
  if (type === 'boolean' || field.value.trim() !== '') {
    return (READERS[type] ?? (({ value }) => value))(field);
  }
  if (blank === 'omitted' || type === 'days') return undefined;
  if (LISTS.includes(type)) return [];
  if (blank === 'null') return null;
  return type === undefined ? field.value : undefined;
}

/** Sets a member by its path: `salary.min`. */
function setMember(body, path, value) {
  const steps = path.split('.');
  const last = steps.pop();
  let place = body;
  for (const step of steps) place = place[step] ??= {};
  place[last] = value;
}

function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of records, such as the questions of a form: each item has what it came with, and its fields. */
function itemsOf(list) {
  return [...list.querySelectorAll(':scope > [data-item]')].map((item) => {
    const { position: _, ...came } = JSON.parse(item.dataset.item || '{}');
    const made = { ...came };
    for (const [name, value] of Object.entries(bodyOf(item))) {
      made[name] = isRecord(value) && isRecord(came[name]) ? { ...came[name], ...value } : value;
    }
    if ((made.key ?? '') === '') made.key = keyOf(made.label ?? made.name ?? '');
    return made;
  });
}

/** A key from a label: "Why this ferry?" is `why_this_ferry`. */
export function keyOf(label) {
  const plain = label.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '_');
  const key = plain
    .toLowerCase()
    .slice(0, 60)
    .replace(/^[_0-9]/, '')
    .replace(/_$/, '');
  return key === '' ? 'question' : key;
}

/** The form or the item that a control, a group or a list belongs to. */
function holderOf(element) {
  return element.parentElement.closest('[data-item], form');
}

function within(root, selector) {
  return [...root.querySelectorAll(selector)].filter((element) => holderOf(element) === root);
}

/** Adds what a control holds: a member, or with a checkbox of several an element of a list. */
function addValue(body, field) {
  if (field.dataset.type !== 'list') {
    const value = valueOf(field);
    if (value !== undefined) setMember(body, field.name, value);
    return;
  }
  body[field.name] ??= [];
  if (field.checked) body[field.name].push(field.value);
}

/** The JSON body of a form, or of one item in it. */
export function bodyOf(root) {
  const body = {};
  for (const field of within(root, 'input, select, textarea')) {
    if (field.name && !field.closest('[data-problem]')) addValue(body, field);
  }
  // A record without the members that it needs is none.
  for (const { dataset } of within(root, '[data-group]')) {
    const record = body[dataset.group] ?? {};
    if (dataset.needs.split(' ').every((need) => isBlank(record[need]))) body[dataset.group] = null;
  }
  for (const list of within(root, '[data-items]')) body[list.dataset.items] = itemsOf(list);
  return { ...body, ...JSON.parse(root.dataset.also ?? '{}') };
}

function isBlank(value) {
  return value === undefined || value === null || value === '';
}

/** What a form said when it was last saved, member by member. */
const saved = new WeakMap();

export function rememberSaved(form) {
  saved.set(form, bodyOf(form));
}

export function savedOf(form) {
  return saved.get(form) ?? {};
}

/** The members that differ from what was saved. */
export function changesOf(form) {
  const before = savedOf(form);
  const changed = Object.entries(bodyOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

/** The same request, sent twice, has the same key; a changed one has another. */
const sent = new WeakMap();

function idempotencyKey(control, text) {
  const last = sent.get(control);
  if (last?.text === text) return last.key;
  const random = window.crypto.getRandomValues(new Uint32Array(4));
  const key = [...random].map((part) => part.toString(16).padStart(8, '0')).join('');
  sent.set(control, { text, key });
  return key;
}

/** Calls the path that a control names. @throws the error of the answer, as `known`. */
export async function call(control, body) {
  const [method, path] = control.dataset.call.split(' ');
  const text = JSON.stringify(body);
  const { version } = control.dataset;
  const hasBody = !['DELETE', 'GET'].includes(method);
  const answer = await fetch(path, {
    method,
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': idempotencyKey(control, text + path) }),
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(hasBody && { body: text }),
  });
  const answered = await answer.text();
  const json = answered === '' ? {} : JSON.parse(answered);
  if (answer.ok) return json.data ?? {};
  throw Object.assign(new Error(json.error.message), { known: json.error, answer });
}

/** What happened, why, and what to do. Fields keep what was typed. */
export function tellProblem(place, error) {
  const { code, details = [], request_id: id } = error.known ?? {};
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  place.replaceChildren(code === undefined ? say('noAnswer') : outageText(error.message));
  if (code === 'signed_out' || code === 'sign_in_again') {
    const link = Object.assign(document.createElement('a'), {
      href: `/console/sign-in?next=${next}`,
      target: '_blank',
      rel: 'noopener',
      textContent: say('signInAgain'),
    });
    place.append(' ', link);
  } else if (details.length > 0) place.append(faultList(details, error.message));
  else if (id !== undefined) place.append(` ${say('request', { id })}`);
  place.hidden = false;
  return details;
}

function faultList(details, said) {
  const list = document.createElement('ul');
  for (const { path, message } of details) {
    if (said.includes(message)) continue;
    const item = document.createElement('li');
    item.textContent = `${path}: ${message}`;
    list.append(item);
  }
  return list;
}

/** Marks the fields that the answer names. Those of items are found by the number of the item. */
export function markFields(form, details) {
  for (const field of form.querySelectorAll('[aria-invalid]'))
    field.removeAttribute('aria-invalid');
  for (const { path } of details) {
    const [first, number, name] = path.split('.');
    const list = form.querySelector(`[data-items="${CSS.escape(first)}"]`);
    const item = list?.querySelectorAll(':scope > [data-item]')[Number(number)];
    item?.querySelector('details')?.setAttribute('open', '');
    if (item) markNamed(item, [name]);
    else markNamed(form, [path, first]);
  }
  showInvalid(form.querySelector('[aria-invalid]'));
}

function markNamed(root, names) {
  for (const field of root.querySelectorAll('input, select, textarea')) {
    if (names.includes(field.name)) field.setAttribute('aria-invalid', 'true');
  }
}

/** Shows the part of an editor that a field is in, and goes to it. */
function showInvalid(field) {
  const panel = field?.closest('[role=tabpanel]');
  if (panel?.hidden) document.querySelector(`[aria-controls="${panel.id}"]`).click();
  field?.focus();
}
