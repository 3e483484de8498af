/** Questions of a form as the page holds them: their keys, and the answers that can be chosen. */
import { all, controlsOf } from './elements.js';

/**
 * A key from a label: "Why this ferry?" is `why_this_ferry`.
 * @param {string} label
 */
export function keyOf(label) {
  const plain = label.normalize('NFKD').replaceAll(/[^A-Za-z0-9]+/g, '_');
  const key = plain
    .toLowerCase()
    .slice(0, 60)
    .replace(/^[_0-9]/, '')
    .replace(/_$/, '');
  return key === '' ? 'question' : key;
}

/**
 * The value of a control of a question.
 * @param {HTMLElement} item
 * @param {string} name
 */
export const valueIn = (item, name) =>
  controlsOf(item).find((control) => control.name === name)?.value ?? '';

/**
 * A question as it came with the page.
 * @param {HTMLElement} item
 * @returns {Record<string, any>}
 */
export const cameOf = (item) => JSON.parse(item.dataset.item || '{}');

/**
 * The key of a question. It stays from now on, whatever the question is called later.
 * @param {HTMLElement} item
 * @returns {string}
 */
export function freezeKey(item) {
  const came = cameOf(item);
  if ((came.key ?? '') !== '') return came.key;
  const others = all(item.parentElement ?? document, ':scope > [data-item]');
  const taken = new Set(others.map((one) => cameOf(one).key));
  const key = freeKey(keyOf(valueIn(item, 'label')), taken);
  item.dataset.item = JSON.stringify({ ...came, key });
  return key;
}

/**
 * A key that no other item has.
 * @param {string} key
 * @param {Set<unknown>} taken
 */
export function freeKey(key, taken) {
  let free = key;
  for (let number = 2; taken.has(free); number += 1) free = `${key}_${number}`;
  return free;
}

/**
 * The answers that a question lets choose. One keeps its value when its wording is changed.
 * @param {HTMLElement} item
 * @returns {{ value: string, label: string }[]}
 */
export function optionsOf(item) {
  const came = cameOf(item).options ?? [];
  const lines = valueIn(item, 'options').split('\n');
  const labels = lines.map((line) => line.trim()).filter((line) => line !== '');
  const isSameList = came.length === labels.length;
  return labels.map((label, index) => {
    const same = came.find((/** @type {{ label: string }} */ one) => one.label === label);
    if (same !== undefined) return same;
    return isSameList ? { ...came[index], label } : { value: label.slice(0, 200), label };
  });
}
