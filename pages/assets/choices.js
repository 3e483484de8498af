/** Checkboxes of one list, of which `*` stands for all: a choice of all excludes the others. */
import { controlsOf } from './elements.js';

document.addEventListener('change', ({ target: chosen }) => {
  if (!(chosen instanceof HTMLInputElement && chosen.dataset.type === 'list')) return;
  if (!chosen.checked) return;
  for (const other of controlsOf(chosen.form ?? document)) {
    const isOtherSort = (other.value === '*') !== (chosen.value === '*');
    if (other.name === chosen.name && isOtherSort) other.checked = false;
  }
});
