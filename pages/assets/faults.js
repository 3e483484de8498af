/** Refusals of calls, as what to do, in the language of the page. */
import { all, controlsOf, first } from './elements.js';
import { CallError } from './forms.js';
import { outageText, say } from './words.js';

/** @typedef {import('./forms.js').Detail} Detail */

/**
 * Shows what happened, why, and what to do. Fields keep what was typed.
 * @param {HTMLElement} place
 * @param {unknown} error
 */
export function tellProblem(place, error) {
  const {
    code,
    message,
    details = [],
    request_id: id,
  } = error instanceof CallError ? error.known : /** @type {Partial<CallError['known']>} */ ({});
  const next = encodeURIComponent(window.location.pathname + window.location.search);
  place.replaceChildren(
    message === undefined
      ? say('noAnswer')
      : withNames(place, labelled(place, details, outageText(message))),
  );
  if (code === 'signed_out' || code === 'sign_in_again') {
    const link = Object.assign(document.createElement('a'), {
      href: `/console/sign-in?next=${next}`,
      target: '_blank',
      rel: 'noopener',
      textContent: say('signInAgain'),
    });
    place.append(' ', link);
  } else if (details.length > 0) place.append(faultList(place, details, message ?? ''));
  else if (id !== undefined) place.append(` ${say('request', { id })}`);
  place.hidden = false;
  return details;
}

/**
 * Refusals of the API that say what to do in the language of the page. A value of the refusal stands in the text.
 * @type {[refusal: RegExp, key: string][]}
 */
const FAULTS = [
  [/^(?:is required|is missing|must not be empty)$/, 'fill'],
  [/^must (?:be|have) at most (\d+) characters$/, 'mostCharacters'],
  [/^must have at least (\d+) characters$/, 'leastCharacters'],
  [/^must be at least (\d+)$/, 'least'],
  [/^must be at most (\d+)$/, 'most'],
  [/^must be a whole number$/, 'wholeNumber'],
  [/^must be a number$/, 'number'],
  [/^must be a date/, 'date'],
  [/^must be an e-mail address$/, 'email'],
  [/^must be a phone number$/, 'phone'],
  [/^must be an http or https address|^must begin with https:/, 'webAddress'],
  [/^must be in the future$/, 'future'],
];

/**
 * The way out of a fault, with the label of its field.
 * @param {HTMLElement} place
 * @param {Detail} detail
 */
function faultText(place, { path, message }) {
  const label = labelOf(place, path);
  const field = fieldOf(place, path);
  if (field?.value === '') {
    return say(field instanceof HTMLSelectElement ? 'select' : 'fill', { label });
  }
  for (const [refusal, key] of FAULTS) {
    const value = refusal.exec(message);
    if (value !== null) return say(key, { label, value: value[1] });
  }
  return `${label}: ${message}`;
}

/**
 * @param {HTMLElement} place
 * @param {string} path
 */
function fieldOf(place, path) {
  const form = place.closest('form');
  return form === null ? undefined : controlsOf(form).find(({ name }) => name === path);
}

/**
 * The label of the field that a path names, else the path.
 * @param {HTMLElement} place
 * @param {string} path
 */
function labelOf(place, path) {
  const form = place.closest('form');
  const field = fieldOf(place, path);
  const [member = ''] = path.split('.');
  const label = field?.labels?.[0] ?? form?.querySelector(`[data-labels="${CSS.escape(member)}"]`);
  return label?.textContent ?? path;
}

/**
 * A message with the names that the page gives to merge fields.
 * @param {HTMLElement} place
 * @param {string} message
 */
function withNames(place, message) {
  const names = place.closest('form')?.querySelectorAll('[data-inserts]') ?? [];
  return [...names].reduce(
    (text, name) =>
      text.replace(name.getAttribute('data-inserts')?.slice(2, -2) ?? '', `“${name.textContent}”`),
    message,
  );
}

/**
 * The message with the labels of the fields in place of their paths.
 * @param {HTMLElement} place
 * @param {Detail[]} details
 * @param {string} message
 */
function labelled(place, details, message) {
  return details
    .reduce(
      (text, detail) =>
        text
          .replace(` ${detail.path}: ${detail.message}`, () => ` ${faultText(place, detail)}`)
          .replace(` ${detail.path}: `, () => ` ${labelOf(place, detail.path)}: `),
      ` ${message}`,
    )
    .trimStart();
}

/**
 * @param {HTMLElement} place
 * @param {Detail[]} details
 * @param {string} said
 */
function faultList(place, details, said) {
  const list = document.createElement('ul');
  for (const detail of details) {
    if (said.includes(detail.message)) continue;
    const item = document.createElement('li');
    item.textContent = withNames(place, faultText(place, detail));
    list.append(item);
  }
  return list;
}

/**
 * Marks the fields that the answer names. Those of items are found by the number of the item.
 * @param {HTMLFormElement} form
 * @param {Detail[]} details
 */
export function markFields(form, details) {
  for (const field of all(form, '[aria-invalid]')) field.removeAttribute('aria-invalid');
  for (const { path } of details) {
    const [member = '', number, name = ''] = path.split('.');
    const list = form.querySelector(`[data-items="${CSS.escape(member)}"]`);
    const item = list?.querySelectorAll(':scope > [data-item]')[Number(number)];
    item?.querySelector('details')?.setAttribute('open', '');
    if (item) markNamed(item, [name]);
    else markNamed(form, [path, member]);
  }
  showInvalid(form.querySelector('[aria-invalid]'));
}

/**
 * @param {ParentNode} root
 * @param {string[]} names
 */
function markNamed(root, names) {
  for (const field of controlsOf(root)) {
    if (names.includes(field.name)) field.setAttribute('aria-invalid', 'true');
  }
}

/**
 * Shows the part of an editor that a field is in, and goes to it.
 * @param {HTMLElement | null} field
 */
function showInvalid(field) {
  /** @type {HTMLElement | null | undefined} */
  const panel = field?.closest('[role=tabpanel]');
  if (panel?.hidden) first(document, `[aria-controls="${panel.id}"]`).click();
  field?.focus();
}
