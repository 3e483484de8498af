/** Rules about answers, built by choosing: which question, and which answer of it. */
import { all, byId, controlsOf, first } from './elements.js';
import { cameOf, freezeKey, optionsOf, valueIn } from './question-values.js';

/** @typedef {{ key?: string, op: string, value: unknown }} Rule */
/** @typedef {{ item: HTMLElement, type: string }} Asked */

const YES_NO = ['boolean', 'consent'];
const CHOICES = ['single_select', 'multi_select'];
const NUMBERS = ['number', 'number_range', 'currency', 'compensation_range'];
const TEXTS = ['text', 'textarea', 'hidden', 'email', 'phone', 'url'];
const COMPARED = [...YES_NO, ...CHOICES, ...NUMBERS, ...TEXTS, 'score', 'date'];
const ORDERED = ['at_least', 'at_most', 'equals', 'not_equals'];

/** @param {string} type */
function operatorsOf(type) {
  if (YES_NO.includes(type)) return ['equals'];
  if (CHOICES.includes(type)) return ['in', 'not_in'];
  return TEXTS.includes(type) ? ['equals', 'not_equals'] : ORDERED;
}

/** @param {HTMLElement} rule */
const holderOf = (rule) => /** @type {HTMLInputElement} */ (first(rule, 'input[type=hidden]'));

/** @param {HTMLElement} rule */
const itemOf = (rule) => /** @type {HTMLElement} */ (rule.closest('[data-item]'));

/** @param {HTMLElement} rule @returns {Rule | null} */
function ruleOf(rule) {
  const { value } = holderOf(rule);
  return value === '' ? null : JSON.parse(value);
}

/** Questions that a condition of this one may be about. @param {HTMLElement} item */
function earlierThan(item) {
  const items = all(item.parentElement ?? document, ':scope > [data-item]');
  return items
    .slice(0, items.indexOf(item))
    .filter((one) => COMPARED.includes(valueIn(one, 'type')) && valueIn(one, 'label') !== '')
    .filter((one) => valueIn(one, 'visibility') !== 'internal')
    .filter((one) => !['eeo', 'demographic'].includes(valueIn(one, 'category')));
}

/** @param {HTMLElement} rule @returns {Asked | null} */
function askedBy(rule) {
  const item = itemOf(rule);
  if (rule.dataset.rule === 'knockout') return { item, type: valueIn(item, 'type') };
  const key = ruleOf(rule)?.key;
  const asked =
    key === undefined ? undefined : earlierThan(item).find((one) => cameOf(one).key === key);
  return asked === undefined ? null : { item: asked, type: valueIn(asked, 'type') };
}

/**
 * @param {string} text
 * @param {string} value
 * @param {boolean} [selected]
 */
const optionWith = (text, value, selected = false) =>
  Object.assign(document.createElement('option'), { textContent: text, value, selected });

/**
 * @param {string} name
 * @param {HTMLOptionElement[]} options
 */
function selectOf(name, options) {
  const select = document.createElement('select');
  select.setAttribute('aria-label', name);
  select.append(...options);
  return select;
}

/** The words of an operator, or of yes and no. @param {string} value */
function wordOf(value) {
  const words = /** @type {HTMLTemplateElement} */ (byId('comparisons')).content;
  return words.querySelector(`option[value="${value}"]`)?.textContent ?? value;
}

/** Makes the controls of a rule anew. @param {HTMLElement} rule */
function draw(rule) {
  const item = itemOf(rule);
  const asked = askedBy(rule);
  const place = first(rule, '[data-controls]');
  const isKnockout = rule.dataset.rule === 'knockout';
  rule.hidden = isKnockout && (asked === null || !COMPARED.includes(asked.type));
  if (rule.hidden || (asked === null && ruleOf(rule) !== null)) holderOf(rule).value = '';
  const questions = isKnockout ? [] : [questionsFor(rule, item, asked)];
  const answers = asked === null || rule.hidden ? [] : answersFor(rule, asked);
  place.replaceChildren(...questions, ...answers);
}

/**
 * @param {HTMLElement} rule
 * @param {HTMLElement} item
 * @param {Asked | null} asked
 */
function questionsFor(rule, item, asked) {
  const { none = '', question = '' } = holderOf(rule).dataset;
  const earlier = earlierThan(item);
  const options = earlier.map((one, index) =>
    optionWith(valueIn(one, 'label'), String(index), one === asked?.item),
  );
  const select = selectOf(question, [optionWith(none, '', asked === null), ...options]);
  select.addEventListener('change', () => {
    const chosen = earlier[Number(select.value)];
    holderOf(rule).value =
      select.value === '' ? '' : JSON.stringify({ ...blankRule(chosen), key: freezeKey(chosen) });
    draw(rule);
    first(rule, 'select').focus();
    rule.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return select;
}

/** The rule that a chosen question begins with. @param {HTMLElement} item @returns {Rule} */
function blankRule(item) {
  const type = valueIn(item, 'type');
  const [op] = operatorsOf(type);
  if (YES_NO.includes(type)) return { op, value: true };
  if (CHOICES.includes(type))
    return {
      op,
      value: optionsOf(item)
        .slice(0, 1)
        .map(({ value }) => value),
    };
  return { op, value: TEXTS.includes(type) ? '' : type === 'date' ? '' : 1 };
}

/**
 * @param {HTMLElement} rule
 * @param {Asked} asked
 */
function answersFor(rule, asked) {
  const { none = '', comparison = '', answer = '' } = holderOf(rule).dataset;
  const now = ruleOf(rule);
  if (YES_NO.includes(asked.type)) return [yesOrNo(rule, { none, answer, now })];
  const op = asListOperator(now?.op, asked.type);
  const select = selectOf(
    comparison,
    operatorsWith(asked.type, op).map((one) => optionWith(wordOf(one), one, one === op)),
  );
  const chosen = now === null ? [] : [now.value].flat();
  const values = CHOICES.includes(asked.type)
    ? choicesOf(asked.item, chosen)
    : [typed(answer, asked, chosen.join(', '))];
  const store = () => {
    storeRule(rule, { op: select.value, value: readValues(values, asked.type, select.value) });
  };
  for (const control of [select, ...values]) {
    control.addEventListener('input', store);
    control.addEventListener('change', store);
  }
  return [select, ...values];
}

/**
 * The operators of a kind, and one that the rule has already.
 * @param {string} type
 * @param {string | undefined} op
 */
function operatorsWith(type, op) {
  return [...new Set([...operatorsOf(type), ...(op === undefined ? [] : [op])])];
}

/**
 * A knock-out without an answer is none.
 * @param {HTMLElement} rule
 * @param {{ op: string, value: unknown }} chosen
 */
function storeRule(rule, { op, value }) {
  const isKnockout = rule.dataset.rule === 'knockout';
  const isBlank = value === '' || (Array.isArray(value) && value.length === 0);
  const key = isKnockout ? {} : { key: ruleOf(rule)?.key };
  holderOf(rule).value = isKnockout && isBlank ? '' : JSON.stringify({ ...key, op, value });
}

/**
 * @param {string | undefined} op
 * @param {string} type
 */
function asListOperator(op, type) {
  if (!CHOICES.includes(type)) return op;
  return op === 'equals' ? 'in' : op === 'not_equals' ? 'not_in' : op;
}

/**
 * @param {HTMLElement} rule
 * @param {{ none: string, answer: string, now: Rule | null }} given
 */
function yesOrNo(rule, { none, answer, now }) {
  const isKnockout = rule.dataset.rule === 'knockout';
  const wanted =
    now === null ? '' : String(now.op.startsWith('not') ? !now.value : [now.value].flat()[0]);
  const select = selectOf(answer, [
    ...(isKnockout ? [optionWith(none, '', wanted === '')] : []),
    ...['true', 'false'].map((one) => optionWith(wordOf(one), one, one === wanted)),
  ]);
  select.addEventListener('change', () => {
    const value = select.value === 'true';
    const key = isKnockout ? {} : { key: ruleOf(rule)?.key };
    holderOf(rule).value =
      select.value === '' ? '' : JSON.stringify({ ...key, op: 'equals', value });
  });
  return select;
}

/**
 * @param {HTMLElement} item
 * @param {unknown[]} chosen
 */
function choicesOf(item, chosen) {
  return optionsOf(item).map(({ value, label }) => {
    const line = document.createElement('label');
    line.className = 'choice';
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', value, checked: chosen.includes(value) });
    line.append(box, label);
    return line;
  });
}

/**
 * @param {string} name
 * @param {Asked} asked
 * @param {string} value
 */
function typed(name, { type }, value) {
  const input = document.createElement('input');
  input.setAttribute('aria-label', name);
  input.type = type === 'date' ? 'date' : 'text';
  input.value = value;
  return input;
}

/**
 * @param {HTMLElement[]} controls
 * @param {string} type
 * @param {string} op
 */
function readValues(controls, type, op) {
  if (CHOICES.includes(type)) {
    return controls.flatMap((line) =>
      controlsOf(line)
        .filter((box) => box.checked)
        .map((box) => box.value),
    );
  }
  const { value } = /** @type {HTMLInputElement} */ (controls[0]);
  const parts = op === 'in' || op === 'not_in' ? value.split(',') : [value];
  const read = parts.map((part) => scalarOf(part.trim(), type));
  return op === 'in' || op === 'not_in' ? read : read[0];
}

/**
 * @param {string} text
 * @param {string} type
 */
function scalarOf(text, type) {
  const isNumber = type === 'score' || NUMBERS.includes(type);
  return isNumber && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** Makes the controls of all rules of a form anew. @param {ParentNode} root */
export function drawRules(root) {
  for (const rule of all(root, '[data-rule]')) draw(rule);
}
