/** Forms that call /console/api: the body from the fields, and what happens after success and failure. */
import { all, controlsOf } from './elements.js';
import { cameOf, freeKey, keyOf, optionsOf } from './question-values.js';

/** @param {string} text */
function listOf(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** @typedef {Record<string, unknown>} Body */
/** @typedef {{ dataset: DOMStringMap }} Caller */

/**
 * Values of controls by their `data-type`.
 * @type {Record<string, (field: HTMLInputElement) => unknown>}
 */
const READERS = {
  number: ({ value }) => (Number.isNaN(Number(value)) ? value : Number(value)),
  dollars: ({ value }) => Math.round(Number(value) * 1_000_000),
  days: ({ value }) => new Date(Date.now() + Number(value) * 86_400_000).toISOString(),
  boolean: ({ checked }) => checked,
  flag: ({ value }) => value === 'true',
  lines: ({ value }) => listOf(value),
  more: ({ value, dataset }) => [...JSON.parse(dataset.more ?? '[]'), value.trim()],
  places: ({ value }) => listOf(value).map((text) => ({ text })),
  choices: (field) => optionsOf(/** @type {HTMLElement} */ (field.closest('[data-item]'))),
  questions: ({ value }) => questionsOf(value),
  person: ({ value, dataset }) => dataset.value ?? value,
  people: ({ value, dataset }) => [dataset.value ?? value],
  moment: ({ value }) => new Date(value).toISOString(),
  slot: ({ value }) => [new Date(value).toISOString()],
  json: ({ value }) => jsonOf(value),
};

/**
 * A question per line, of a long text.
 * @param {string} text
 */
function questionsOf(text) {
  const keys = new Set();
  return listOf(text).map((label) => {
    const plain = keyOf(label);
    const key = keys.has(plain) ? `${plain}_${keys.size}` : plain;
    keys.add(key);
    return { key, label, type: 'textarea' };
  });
}

/**
 * Text that is not JSON is sent as it is, so that the service says what is wrong with it.
 * @param {string} text
 */
function jsonOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Types whose blank value is a list of nothing. */
const LISTS = ['lines', 'places', 'choices', 'questions'];

/**
 * Undefined: the member is left out.
 * @param {HTMLInputElement} field
 */
export function valueOf(field) {
  const { type = 'text', blank } = field.dataset;
  if (type === 'boolean' || field.value.trim() !== '') {
    return (READERS[type] ?? (({ value }) => value))(field);
  }
  if (blank === 'omitted' || type === 'days') return undefined;
  if (LISTS.includes(type)) return [];
  if (blank === 'null') return null;
  return type === 'text' ? field.value : undefined;
}

/**
 * Sets a member by its path: `salary.min`.
 * @param {Body} body
 * @param {string} path
 * @param {unknown} value
 */
function setMember(body, path, value) {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let place = body;
  for (const step of steps) place = /** @type {Body} */ (place[step] ??= {});
  place[last] = value;
}

/**
 * @param {unknown} value
 * @returns {value is Body}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A member of records, such as the questions of a form: each item has what it came with, and its fields.
 * @param {HTMLElement} list
 */
function itemsOf(list) {
  const items = all(list, ':scope > [data-item]');
  const taken = new Set(items.map((item) => cameOf(item).key));
  return items.map((item) => {
    const { position: _, ...came } = cameOf(item);
    const made = { ...came };
    for (const [name, value] of Object.entries(bodyOf(item))) {
      made[name] = isRecord(value) && isRecord(came[name]) ? { ...came[name], ...value } : value;
    }
    if ((made.key ?? '') === '') {
      made.key = freeKey(keyOf(made.label ?? made.name ?? ''), taken);
      taken.add(made.key);
    }
    return made;
  });
}

/**
 * The form or the item that a control, a group or a list belongs to.
 * @param {HTMLElement} element
 */
function holderOf(element) {
  return element.parentElement?.closest('[data-item], form');
}

/**
 * Those elements that belong to the form or the item itself.
 * @template {HTMLElement} Found
 * @param {HTMLElement} root
 * @param {Found[]} elements
 */
export function within(root, elements) {
  return elements.filter((element) => holderOf(element) === root);
}

/**
 * Adds what a control holds: a member, or with a checkbox of several an element of a list.
 * @param {Body} body
 * @param {HTMLInputElement} field
 */
function addValue(body, field) {
  if (field.dataset.type !== 'list') {
    const value = valueOf(field);
    const more = body[field.name];
    if (value === undefined) return;
    setMember(body, field.name, Array.isArray(more) ? more.concat(value) : value);
    return;
  }
  const list = /** @type {string[]} */ (body[field.name] ??= []);
  if (field.checked) list.push(field.value);
}

/**
 * The JSON body of a form, or of one item in it.
 * @param {HTMLElement} root
 * @returns {Body}
 */
export function bodyOf(root) {
  /** @type {Body} */
  const body = {};
  for (const field of within(root, controlsOf(root))) {
    const isAsked = field.closest('[data-problem], [data-for][hidden]') === null;
    if (field.name && isAsked) addValue(body, field);
  }
  dropRecords(root, body);
  for (const list of within(root, all(root, '[data-items]')))
    body[list.dataset.items ?? ''] = itemsOf(list);
  return { ...body, ...JSON.parse(root.dataset.also ?? '{}') };
}

/**
 * A record without the members that it needs is none.
 * @param {HTMLElement} root
 * @param {Body} body
 */
function dropRecords(root, body) {
  for (const { dataset } of within(root, all(root, '[data-group]'))) {
    const { group = '', needs = '' } = dataset;
    const record = /** @type {Body} */ (body[group] ?? {});
    if (needs.split(' ').every((need) => isBlank(record[need]))) body[group] = null;
  }
}

/** @param {unknown} value */
function isBlank(value) {
  return value === undefined || value === null || value === '';
}

/**
 * The last saved values of a form, member by member.
 * @type {WeakMap<HTMLFormElement, Body>}
 */
const saved = new WeakMap();

/**
 * @param {HTMLFormElement} form
 * @param {Body} [body] what was sent, which the form may have left behind since
 */
export function rememberSaved(form, body = bodyOf(form)) {
  saved.set(form, body);
}

/**
 * @param {HTMLFormElement} form
 * @returns {Body}
 */
export function savedOf(form) {
  return saved.get(form) ?? {};
}

/**
 * The members that differ from what was saved.
 * @param {HTMLFormElement} form
 * @returns {Body}
 */
export function changesOf(form) {
  const before = savedOf(form);
  const changed = Object.entries(bodyOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

/**
 * The same request, sent twice, has the same key; a changed one has another.
 * @type {WeakMap<Caller, { text: string, key: string }>}
 */
const sent = new WeakMap();

/**
 * @param {Caller} control
 * @param {string} text
 */
function idempotencyKey(control, text) {
  const last = sent.get(control);
  if (last?.text === text) return last.key;
  const random = window.crypto.getRandomValues(new Uint32Array(4));
  const key = [...random].map((part) => part.toString(16).padStart(8, '0')).join('');
  sent.set(control, { text, key });
  return key;
}

/** The method and the path of a control's call. @param {Caller} control */
export function requestOf({ dataset }) {
  const [method = '', path = ''] = dataset.call?.split(' ') ?? [];
  return { method, path };
}

/**
 * Calls the path that a control names. @throws CallError.
 * @param {Caller} control
 * @param {Body} [body]
 */
export async function call(control, body) {
  const { method, path } = requestOf(control);
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
  throw new CallError(json.error);
}

/** Reads a path of the console's API. @throws CallError. @param {string} path @returns {Promise<any>} */
export const read = (path) => call({ dataset: { call: `GET /console/api${path}` } });

/** @typedef {{ path: string, message: string }} Detail */

/** The error that an answer holds. */
export class CallError extends Error {
  /** @param {{ code: string, message: string, details?: Detail[], request_id?: string }} known */
  constructor(known) {
    super(known.message);
    this.known = known;
  }
}
