/** Further candidates of a column, up to the last one. */
import { boardFilter } from './board-refresh.js';
import { first } from './elements.js';

/** @typedef {import('./board-refresh.js').Card} Card */
/** @typedef {import('./board-refresh.js').Application} Application */

/**
 * Reads the next candidates of a column, and remembers where they end.
 * @param {HTMLElement} column
 * @param {string} jobId
 * @returns {Promise<{ card: Card, from: string }[]>}
 */
export async function readMore(column, jobId) {
  const { stage = '', next = '' } = column.dataset;
  const from = { ...boardFilter(), job_id: jobId, stage, cursor: next };
  const query = new window.URLSearchParams({ ...from, limit: '50' });
  const answer = await fetch(`/console/api/candidates?${query.toString()}`);
  if (!answer.ok) throw new Error(`The answer is ${answer.status}.`);
  /** @type {{ data: (Card & { applications: Application[] })[], meta: { next_cursor: string | null } }} */
  const { data, meta } = await answer.json();
  if (meta.next_cursor === null) first(column, '[data-more]').remove();
  else column.dataset.next = meta.next_cursor;
  const list = new window.URLSearchParams({ ...from, view: 'board' }).toString();
  return data.flatMap((candidate, at) => {
    const application = candidate.applications.find((one) => one.job_id === jobId);
    if (application === undefined) return [];
    const address = new window.URLSearchParams({ from: list, at: String(at) });
    return [{ card: { ...candidate, application }, from: address.toString() }];
  });
}
