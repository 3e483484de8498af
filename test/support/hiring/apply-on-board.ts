import type { TestApi } from '../start-api.ts';
import { call, type Answered, type Employer, type Json } from './employer.ts';

/** A board's response to an application: accepted, or an error. */
export interface BoardAnswer {
  application?: { id: string; job_id: string; status: string; submitted_at: string };
  error?: { code: string; details?: { path: string; message: string }[] };
}

const nobody = { headers: {} };
let calls = 0;

/**
 * Applies on the employer's board, without a key. Each call has a new client address unless `headers` set one, so
 * that the limit per address affects only tests of it. The API must trust a proxy for that (`TRUST_PROXY: '1'`).
 */
export function applyOnBoard(
  api: TestApi,
  { slug }: Employer,
  { jobId, body, headers = {} }: { jobId: string; body: Json; headers?: Record<string, string> },
): Promise<Answered<BoardAnswer>> {
  calls += 1;
  return call(api, nobody, {
    method: 'POST',
    path: `/job-boards/${slug}/jobs/${jobId}/apply`,
    headers: { 'x-forwarded-for': `198.51.${calls >> 8}.${calls & 255}`, ...headers },
    body,
  });
}
