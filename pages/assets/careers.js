/* global typedNumber */
/** Public pages with fewer steps. All that it does, the pages do without it, too. */

/** @type {HTMLFormElement | null} */
const form = document.querySelector('main form[method=post]');
/** @type {Map<string, HTMLElement>} */
const questions = new Map();

const language = document.documentElement.lang;

/** Parts of an answer that conditions compare; `at_most` compares the upper end. */
const PARTS = { at_most: ['amount', 'most'], other: ['amount', 'least'] };
const MONEY = new Set(['currency', 'compensation_range']);
const IN_PARTS = new Set(['number_range', 'currency', 'compensation_range']);
const NOT_COMPARED = new Set(['location', 'file', 'education_history', 'employment_history']);

submitFiltersOnChange();
/** @type {HTMLElement | null} */ (document.querySelector('[role=alert]'))?.focus();
if (form !== null) helpWith(form);

/** The list is filtered without a press on its button. The fragment leads the focus back to the filter. */
function submitFiltersOnChange() {
  for (const select of document.querySelectorAll('.filters select')) {
    select.addEventListener('change', () => {
      const { form: filters, id } = /** @type {HTMLSelectElement} */ (select);
      if (filters === null) return;
      filters.action = `${filters.action.split('#', 1)[0]}#${id}`;
      filters.requestSubmit();
    });
  }
}

/** @param {HTMLFormElement} filled */
function helpWith(filled) {
  for (const question of filled.querySelectorAll('[data-key]')) {
    if (question instanceof HTMLElement) questions.set(question.dataset.key ?? '', question);
  }
  for (const control of filled.querySelectorAll('[data-max]')) countCharacters(filled, control);
  for (const control of filled.querySelectorAll('[data-number]')) showRead(filled, control);
  if (filled.querySelector('[data-depends]') === null) return;
  const update = () => showAsked(filled);
  filled.addEventListener('input', update);
  filled.addEventListener('change', update);
  update();
}

/**
 * Says how many characters a text has left.
 * @param {HTMLFormElement} filled
 * @param {Element} control
 */
function countCharacters({ dataset: words }, control) {
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return;
  const count = document.createElement('p');
  count.id = `${control.id}-count`;
  control.after(count);
  const described = control.getAttribute('aria-describedby') ?? '';
  control.setAttribute('aria-describedby', `${described} ${count.id}`.trim());
  const update = () => {
    const left = Number(control.dataset.max) - control.value.trim().length;
    count.textContent = `${left < 0 ? words.over : words.left}: ${Math.abs(left)}`;
    count.className = left < 0 ? 'fault' : 'quiet';
  };
  control.addEventListener('input', update);
  update();
}

/**
 * Says as which number a text is read.
 * @param {HTMLFormElement} filled
 * @param {Element} control
 */
function showRead({ dataset: words }, control) {
  const note = document.getElementById(`${control.id}-read`);
  if (!(control instanceof HTMLInputElement) || note === null) return;
  const isMoney = control.dataset.number === 'money';
  control.addEventListener('input', () => {
    const read = numberOf(control.value, isMoney);
    const shown = read === null ? '' : new Intl.NumberFormat(language).format(read);
    note.hidden = shown === '' || (!isMoney && shown === control.value.trim());
    note.textContent = note.hidden ? '' : `${words.read}: ${shown}`;
  });
}

/**
 * @param {string} text
 * @param {boolean} isMoney
 */
function numberOf(text, isMoney) {
  return typedNumber(text, { language, isMoney });
}

/**
 * Hides the questions whose condition does not hold, and headings without a question. A question with a problem is
 * shown. Inputs of hidden questions are disabled, so that they are not sent.
 * @param {HTMLFormElement} filled
 */
function showAsked(filled) {
  for (const question of questions.values()) disable(question, false);
  const answers = new FormData(filled);
  for (const question of questions.values()) {
    question.hidden = !isAsked(question, answers) && question.querySelector('.fault') === null;
    disable(question, question.hidden);
  }
  for (const heading of filled.querySelectorAll('h2')) {
    let isEmpty = true;
    let next = heading.nextElementSibling;
    while (next instanceof HTMLElement && next.dataset.key !== undefined) {
      if (!next.hidden) isEmpty = false;
      next = next.nextElementSibling;
    }
    heading.hidden = isEmpty;
  }
}

/**
 * @param {HTMLElement} question
 * @param {boolean} isDisabled
 */
function disable(question, isDisabled) {
  for (const control of question.querySelectorAll('input, select, textarea')) {
    control.toggleAttribute('disabled', isDisabled);
  }
}

/**
 * @param {HTMLElement} question
 * @param {FormData} answers
 * @returns {boolean}
 */
function isAsked({ dataset: { depends } }, answers) {
  if (depends === undefined) return true;
  const condition = JSON.parse(depends);
  const other = questions.get(condition.key);
  if (other === undefined || !isAsked(other, answers)) return false;
  return holds(condition, valuesOf(other.dataset, condition.op, answers));
}

/**
 * The plain values of an answer, as the API compares them.
 * @param {DOMStringMap} question
 * @param {string} op
 * @param {FormData} answers
 */
function valuesOf({ key, type = '' }, op, answers) {
  if (NOT_COMPARED.has(type)) return [];
  const parts = op === 'at_most' ? PARTS.at_most : PARTS.other;
  const names = IN_PARTS.has(type) ? parts.map((part) => `f.${key}.${part}`) : [`f.${key}`];
  const texts = names.flatMap((name) => answers.getAll(name).map((text) => String(text).trim()));
  const given = texts.filter((text) => text !== '');
  if (type === 'boolean' || type === 'consent') return given.map((text) => text === 'true');
  const isNumber = IN_PARTS.has(type) || type === 'number' || type === 'score';
  return isNumber ? given.map((text) => numberOf(text, MONEY.has(type)) ?? text) : given;
}

/**
 * As `domain/hiring/application-form/condition.ts`.
 * @param {{ op: string, value: unknown }} condition
 * @param {unknown[]} given
 */
function holds({ op, value }, given) {
  const wanted = [value].flat();
  if (given.length === 0) return false;
  if (op === 'equals' || op === 'in') return given.some((one) => wanted.includes(one));
  if (op === 'at_least') return given.some((one) => wanted.some((end) => isAtLeast(one, end)));
  if (op === 'at_most') return given.some((one) => wanted.some((end) => isAtLeast(end, one)));
  return !given.some((one) => wanted.includes(one));
}

/**
 * @param {unknown} one
 * @param {unknown} other
 */
function isAtLeast(one, other) {
  const [left, right] = [orderOf(one), orderOf(other)];
  return left !== null && right !== null && typeof left === typeof right && left >= right;
}

/** @param {unknown} value */
function orderOf(value) {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  return orderOf(Number(value));
}
