/** Another field like the one before the button. */
import { first } from './elements.js';

/** @param {HTMLElement} button */
export function another(button) {
  const copy = /** @type {HTMLElement} */ (button.previousElementSibling?.cloneNode(true));
  const field = /** @type {HTMLInputElement} */ (first(copy, 'input'));
  field.value = '';
  delete field.dataset.moment;
  button.before(copy);
  field.focus();
}
