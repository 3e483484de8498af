/** Follows an export in a dialog, until its file can be downloaded. */
import { showCopy } from './dialogs.js';
import { first } from './elements.js';
import { follow as progressOf } from './progress.js';

/** @param {{ id: string }} started */
export async function follow({ id }) {
  const dialog = showCopy('export-progress');
  const ended = await progressOf(dialog, `/exports/${encodeURIComponent(id)}`);
  if (ended === null) return;
  first(dialog, 'progress').hidden = true;
  if (ended.url === null) {
    first(dialog, '[data-failed]').hidden = false;
    return;
  }
  const link = /** @type {HTMLAnchorElement} */ (first(dialog, '[data-file]'));
  link.href = ended.url;
  link.hidden = false;
  link.focus();
}
