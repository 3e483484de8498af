/** Elements of the page. */

/**
 * The element with an id. @throws if the page has none.
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}.`);
  return found;
}

/**
 * The element that an event happened to.
 * @param {Event} event
 */
export function targetOf({ target }) {
  return target instanceof HTMLElement ? target : document.body;
}

/**
 * The first element inside another that a selector finds.
 * @param {ParentNode} root
 * @param {string} selector
 */
export function first(root, selector) {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`The page has no ${selector}.`);
}

/**
 * The elements inside another that a selector finds.
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(root, selector) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(selector))];
}

/**
 * The controls inside a form or a part of one.
 * @param {ParentNode} root
 */
export function controlsOf(root) {
  const found = all(root, 'input, select, textarea');
  return /** @type {HTMLInputElement[]} */ (found);
}
