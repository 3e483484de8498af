/** A preview of an import: what was previewed is imported; and the bad rows as a file. */
import { all, byId } from './elements.js';
import { tellProblem } from './faults.js';

/** @param {HTMLElement} part */
export function start(part) {
  // Another choice is previewed before it is imported.
  part.addEventListener('change', () => {
    for (const button of all(part, 'button[data-call]')) button.setAttribute('disabled', '');
  });
  for (const button of all(part, '[data-downloads]')) {
    button.addEventListener('click', () => void download(button.dataset));
  }
}

/** @param {DOMStringMap} control */
async function download({ downloads = '', filename = '' }) {
  try {
    const answer = await fetch(downloads, { headers: { accept: 'text/csv' } });
    if (!answer.ok) throw new Error(answer.statusText);
    const href = URL.createObjectURL(await answer.blob());
    Object.assign(document.createElement('a'), { href, download: filename }).click();
    URL.revokeObjectURL(href);
  } catch (error) {
    tellProblem(byId('problem'), error);
  }
}
