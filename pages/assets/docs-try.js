/** Calls of the reader. The key stays in its field; nothing keeps it. */
import { all, byId, first } from './elements.js';

/**
 * Opens the form of an operation, or closes it.
 * @param {HTMLElement} operation
 * @param {HTMLElement} opener
 */
export function openTry(operation, opener) {
  const open = operation.querySelector('.try');
  opener.setAttribute('aria-expanded', String(open === null));
  if (open !== null) {
    open.remove();
    return;
  }
  const form = formOf(operation);
  first(operation, '.examples').append(form);
  const [field] = all(form, 'input, textarea, button');
  field?.focus();
}

/** @param {HTMLElement} operation */
function formOf(operation) {
  const form = document.createElement('form');
  form.className = 'try';
  form.setAttribute('aria-label', 'Try it');
  for (const parameter of all(operation, '[data-parameter]')) form.append(fieldOf(parameter));
  const { body, file } = operation.dataset;
  if (body !== undefined) form.append(labelled('Body', bodyField(body)));
  if (file !== undefined) form.append(labelled('File, instead of the body', fileField()));
  const send = Object.assign(document.createElement('button'), { textContent: 'Send' });
  const answer = document.createElement('div');
  answer.setAttribute('role', 'status');
  form.append(send, answer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendCall(operation, form, answer);
  });
  return form;
}

/** @param {HTMLElement} parameter */
function fieldOf(parameter) {
  const { parameter: name = '', place = '', required } = parameter.dataset;
  const field = document.createElement('input');
  field.required = required !== undefined;
  field.spellcheck = false;
  field.autocomplete = 'off';
  Object.assign(field.dataset, { name, place });
  return labelled(name, field);
}

/** @param {string} text */
function bodyField(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.spellcheck = false;
  return field;
}

function fileField() {
  return Object.assign(document.createElement('input'), { type: 'file' });
}

/**
 * @param {string} text
 * @param {HTMLElement} field
 */
function labelled(text, field) {
  const label = document.createElement('label');
  label.append(text, field);
  return label;
}

/**
 * @param {HTMLElement} operation
 * @param {HTMLFormElement} form
 * @param {HTMLElement} answer
 */
async function sendCall(operation, form, answer) {
  const started = window.performance.now();
  answer.replaceChildren(line('Sending…'));
  try {
    const response = await fetch(addressOf(operation, form), {
      method: operation.dataset.verb ?? 'GET',
      credentials: 'omit',
      ...contentOf(form),
    });
    const text = await response.text();
    const ms = Math.round(window.performance.now() - started);
    const status = line(`${response.status} ${response.statusText}, ${ms} ms`);
    if (!response.ok) status.className = 'failed';
    const id = response.headers.get('X-Request-Id');
    answer.replaceChildren(status, line(`X-Request-Id: ${id ?? ''}`), shown(text));
  } catch {
    const failed = line('The API did not answer.');
    failed.className = 'failed';
    answer.replaceChildren(failed);
  }
}

/**
 * @param {HTMLElement} operation
 * @param {HTMLFormElement} form
 */
function addressOf(operation, form) {
  const path = (operation.dataset.path ?? '').replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(valuesAt(form, 'path').find(([one]) => one === name)?.[1] ?? ''),
  );
  const query = new URLSearchParams(valuesAt(form, 'query')).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * The fields of a place that hold something.
 * @param {HTMLFormElement} form
 * @param {string} place
 * @returns {[name: string, value: string][]}
 */
function valuesAt(form, place) {
  const fields = /** @type {HTMLInputElement[]} */ (all(form, `[data-place="${place}"]`));
  return fields
    .filter(({ value }) => value !== '')
    .map(({ dataset, value }) => [dataset.name ?? '', value]);
}

/**
 * The headers of a call, and its body.
 * @param {HTMLFormElement} form
 * @returns {RequestInit}
 */
function contentOf(form) {
  const key = /** @type {HTMLInputElement} */ (byId('key')).value.trim();
  const headers = new Headers(valuesAt(form, 'header'));
  if (key !== '') headers.set('Authorization', `Bearer ${key}`);
  const [file] =
    /** @type {HTMLInputElement | null} */ (form.querySelector('[type=file]'))?.files ?? [];
  if (file !== undefined) {
    const body = new FormData();
    body.set('file', file);
    return { headers, body };
  }
  const text = form.querySelector('textarea')?.value.trim() ?? '';
  if (text === '') return { headers };
  headers.set('Content-Type', 'application/json');
  return { headers, body: text };
}

/** @param {string} text */
function line(text) {
  return Object.assign(document.createElement('p'), { textContent: text });
}

/** @param {string} text */
function shown(text) {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.textContent = indented(text);
  return block;
}

/** @param {string} text */
function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
