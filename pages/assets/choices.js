import { controlsOf } from './elements.js';

/**
 * Keeps the checkboxes of one list apart, of which `*` stands for all: a choice of all excludes the others.
 * @param {HTMLInputElement} chosen
 */
export function keepApart(chosen) {
  if (!chosen.checked) return;
  for (const other of controlsOf(chosen.form ?? document)) {
    const isOtherSort = (other.value === '*') !== (chosen.value === '*');
    if (other.name === chosen.name && isOtherSort) other.checked = false;
  }
}
