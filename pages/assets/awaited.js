/** Shows a record anew once a member of it has changed. */
import { read } from './forms.js';

const FIRST_MS = 1_000;
const MOST_MS = 30_000;

/** @param {HTMLElement} place */
export async function start({ dataset }) {
  const { reads = '', member = '', is = '' } = dataset;
  for (let ms = FIRST_MS; ; ms = Math.min(ms * 1.5, MOST_MS)) {
    await new Promise((resolve) => window.setTimeout(resolve, ms));
    const record = await read(reads).catch(() => null);
    // Nothing that is being typed is lost.
    const isBusy = document.querySelector('dialog[open]') !== null;
    if (record === null || isBusy || valueAt(record, member) === is) continue;
    window.location.reload();
    return;
  }
}

/**
 * @param {any} record
 * @param {string} path
 */
function valueAt(record, path) {
  const value = path.split('.').reduce((inside, name) => inside?.[name], record);
  return String(value ?? '');
}
