/** The words of the page's language, as the page holds them. */
import { byId } from './elements.js';

/** @type {Record<string, string> & { outages: Record<string, string> }} */
const words = JSON.parse(byId('words').dataset.words ?? '');

/** The language of the page, for dates and numbers. */
export const { lang } = document.documentElement;

/**
 * The message for an outage, in the page's language.
 * @param {string} message
 */
export function outageText(message) {
  return words.outages[message] ?? message;
}

/**
 * A wording of the page's language; `{name}` in it becomes the value of that name.
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
export function say(key, values = {}) {
  return words[key].replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
}
