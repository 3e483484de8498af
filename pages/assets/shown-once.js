/** Answers that are shown once: keys, secrets, links. */
import { copyOf, fill } from './dialogs.js';
import { all, byId, first } from './elements.js';
import { lang, say } from './words.js';

/** @typedef {{ id: string, name: string, prefix: string, last_four: string }} KeyNames */
/** @typedef {KeyNames & { scopes: string[], rate_limit: number, expires_at: string | null }} NewKey */

/**
 * Lines that only this answer has.
 * @param {string[]} lines
 */
function showCard(lines) {
  const card = document.createElement('section');
  card.className = 'card success';
  card.setAttribute('role', 'status');
  for (const line of lines) {
    card.append(Object.assign(document.createElement('p'), { textContent: line }));
  }
  byId('secret-place').replaceChildren(card);
}

/**
 * Shows a record in the page's words: the lines that it has values for, and the sentence for its status.
 * @param {Record<string, unknown>} data
 */
function showRecord(data) {
  const panel = copyOf('shown-record');
  const values = Object.entries(data).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
  fill(panel, Object.fromEntries(values));
  for (const line of all(panel, '[data-when]')) line.hidden = line.dataset.when !== data.status;
  for (const line of all(panel, 'p:has([data-slot])')) {
    line.hidden = first(line, '[data-slot]').textContent === '';
  }
  byId('secret-place').replaceChildren(panel);
}

/** @param {Record<string, unknown>} data */
function showSecret(data) {
  const panel = copyOf('shown-once');
  fill(panel, data);
  byId('secret-place').replaceChildren(panel);
  first(panel, 'button').focus();
}

/** @param {NewKey} data */
function showKey(data) {
  const place = byId('new-key-place');
  const panel = copyOf('shown-once');
  fill(panel, data);
  place.replaceChildren(panel);
  document.querySelector('[data-empty]')?.remove();
  const row = copyOf('key-row');
  fill(row, {
    name: data.name,
    shown: `${data.prefix}…${data.last_four}`,
    scopes: data.scopes.join(', '),
    limit: say('perMinute', { limit: data.rate_limit }),
    expires:
      data.expires_at === null ? say('never') : new Date(data.expires_at).toLocaleDateString(lang),
  });
  const { id, name, rate_limit } = data;
  for (const item of all(row, '[data-values]')) {
    item.dataset.values = JSON.stringify({ id, name, rate_limit });
  }
  for (const named of all(row, '[aria-label]'))
    named.setAttribute('aria-label', say('actionsFor', { name }));
  first(document, 'tbody').prepend(row);
}

/**
 * By `data-then` of the control that made the call.
 * @type {Record<string, (data: any) => void>}
 */
export const SHOWN_ONCE = {
  'show-key': showKey,
  'show-secret': showSecret,
  'show-links': (links) => showCard(links.map((/** @type {{ url: string }} */ { url }) => url)),
  'show-record': showRecord,
};
