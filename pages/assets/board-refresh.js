/** A board that stays open: moves and new candidates of others appear by themselves. */

import { byId, first } from './elements.js';
import { read } from './forms.js';
import { lang, say } from './words.js';

const EVERY_MS = 15_000;

/** @typedef {{ job_id: string, stage: string, stage_since: string, last_job: string | null }} Application */
/** @typedef {{ id: string, name: string | null, email: string | null, location: string | null, source: string | null, tags: string[] }} Person */
/** @typedef {Person & { application: Application }} Card */
/** @typedef {{ cards: Card[], counts: Map<string, number> }} Found */

/** The filters of the board. @returns {Record<string, string>} */
export const boardFilter = () => JSON.parse(first(document, '[data-board]').dataset.filter ?? '{}');

/**
 * Reads the board's candidates: the newest 100, and how many are at each stage.
 * @param {string} jobId
 * @returns {Promise<Found>}
 */
async function readBoard(jobId) {
  const id = encodeURIComponent(jobId);
  const query = new window.URLSearchParams({ ...boardFilter(), job_id: jobId, limit: '100' });
  /** @type {[(Person & { applications: Application[] })[], { pipeline: { key: string, applications: number }[] }]} */
  const [candidates, job] = await Promise.all([
    read(`/candidates?${query.toString()}`),
    read(`/job-listings/${id}`),
  ]);
  const cards = candidates.flatMap((candidate) => {
    const application = candidate.applications.find((one) => one.job_id === jobId);
    return application === undefined ? [] : [{ ...candidate, application }];
  });
  return { cards, counts: new Map(job.pipeline.map((stage) => [stage.key, stage.applications])) };
}

/** @param {Date} since */
function tellAge(since) {
  const time = since.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
  byId('as-of').textContent = say('asOf', { time });
}

/**
 * `mayShow()` is false while somebody works on the board; `show` puts what was read onto it.
 * @param {string} jobId
 * @param {{ mayShow: () => boolean, show: (found: Found) => void }} board
 */
export function keepFresh(jobId, { mayShow, show }) {
  let readAt = new Date();
  let isReading = false;
  const refresh = async () => {
    if (document.hidden || isReading || !mayShow()) return;
    isReading = true;
    try {
      const found = await readBoard(jobId);
      if (mayShow()) show(found);
      readAt = new Date();
      byId('as-of').textContent = '';
    } catch {
      tellAge(readAt);
    } finally {
      isReading = false;
    }
  };
  window.setInterval(() => void refresh(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void refresh());
}
