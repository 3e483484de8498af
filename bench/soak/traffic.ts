import type { Dispatcher, Pool } from 'undici';
import { applicants } from '../boards/applicants.ts';
import type { BenchBoard } from '../boards/board.ts';
import { ask } from '../load/ask.ts';
import type { Send } from '../load/load.ts';
import { visitors } from '../load/visitors.ts';

/** Calls of twenty, in order: searches, boards, applications, lists of the employer, and mailings of one mail each. */
const ORDER = [
  ...(['search', 'board', 'apply', 'search', 'candidates', 'search', 'board', 'apply'] as const),
  ...(['events', 'search', 'board', 'apply', 'search', 'candidates', 'search', 'board'] as const),
  ...(['apply', 'candidates', 'events', 'mail'] as const),
];

/** The mix of calls of a day. Applications leave confirmations, so the worker sends mail all the time. */
export function dayOfCalls(pool: Pool, board: BenchBoard): Send {
  const apply = applicants(pool, board);
  const headers = {
    authorization: `Bearer ${board.apiKey}`,
    'content-type': 'application/json',
  };
  const get = (path: string) => ask(pool, { method: 'GET', path, headers }, 200);
  const sends: Record<(typeof ORDER)[number], Send> = {
    search: (index) => get(`/jobs?q=${index % 2 === 0 ? 'clock%20mechanic' : 'foundry'}`),
    board: visitors(pool, () => ({
      method: 'GET',
      path: `/job-boards/${board.slug}`,
      status: 200,
    })),
    apply,
    candidates: (index) => get(`/candidates?q=${encodeURIComponent(`mara.${index}@example.com`)}`),
    events: () => get('/events?limit=20'),
    mail: (index) => ask(pool, mailing(index, headers), 201),
  };
  return (index) => sends[ORDER[index % ORDER.length] ?? 'search'](index);
}

function mailing(index: number, headers: Record<string, string>): Dispatcher.DispatchOptions {
  const to = [`ines.${index}@example.com`];
  const body = JSON.stringify({ subject: 'Your clock', body_text: 'It is on time.', to });
  return { method: 'POST', path: '/email/send', headers, body };
}
