import type { Pool } from 'undici';
import type { Send } from '../load/load.ts';
import { visitors } from '../load/visitors.ts';
import type { BenchBoard } from './board.ts';

/** Applies to the first role of a board: a new person with a new address for each call. */
export function applicants(pool: Pool, { slug, roles: [role] }: BenchBoard): Send {
  const path = `/job-boards/${slug}/jobs/${role?.id}/apply`;
  const headers = { 'content-type': 'application/json' };
  return visitors(pool, (index) => ({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify({
      name: `Mara Lindqvist ${index}`,
      email: `mara.${index}@example.com`,
      answers: { cover_letter: 'I have kept clocks on time for eleven years. '.repeat(20) },
    }),
    status: 201,
  }));
}
