/** Follows work in the background: the bar moves without a reload, and the end is shown. */
import { fill } from './dialogs.js';
import { first } from './elements.js';
import { read } from './forms.js';

const ASK_AFTER_MS = 1_000;
const RUNS = ['queued', 'running'];

/**
 * Reads a record until it has ended, and shows how far it is.
 * @param {HTMLElement} place
 * @param {string} path
 */
export async function follow(place, path) {
  const bar = /** @type {HTMLProgressElement} */ (first(place, 'progress'));
  for (;;) {
    const record = await read(path).catch(() => null);
    if (record !== null) {
      if (record.progress !== undefined) bar.value = record.progress;
      fill(place, record);
      if (!RUNS.includes(record.status)) return record;
    }
    await new Promise((resolve) => window.setTimeout(resolve, ASK_AFTER_MS));
    if (!place.isConnected) return null;
  }
}

/** @param {HTMLElement} place */
export async function start(place) {
  if ((await follow(place, place.dataset.reads ?? '')) !== null) window.location.reload();
}
