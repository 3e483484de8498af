import { call, type Employer, type Json } from '../hiring/employer.ts';
import { buildCandidate } from '../hiring/offers.ts';
import type { TestApi } from '../start-api.ts';

export interface MadeInterview extends Json {
  id: string;
  candidate_id: string;
  status: string;
  starts_at: string | null;
  slots: string[];
  interviewers: { member_id: string | null; email: string }[];
  public_url: string;
  version: number;
}

export interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}

let interviewers = 0;

/** An address that no other test books. */
export function newInterviewer(): string {
  interviewers += 1;
  return `interviewer-${interviewers}-${Date.now().toString(36)}@example.com`;
}

/** A time some days ahead, on the clocks of UTC. */
export function daysAhead(days: number, hour = 10, minute = 0): string {
  const at = new Date();
  at.setUTCDate(at.getUTCDate() + days);
  at.setUTCHours(hour, minute, 0, 0);
  return at.toISOString();
}

/** Body of an interview of a new candidate, a week ahead with an interviewer of its own, unless named otherwise. */
export async function interviewBody(
  api: TestApi,
  employer: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<Json> {
  const isTimed = ['starts_at', 'slots', 'availability'].some((name) => name in content);
  return {
    candidate_id: content['candidate_id'] ?? (await buildCandidate(api, employer)),
    title: 'Technical interview',
    kind: 'video',
    duration_minutes: 60,
    interviewers: [newInterviewer()],
    timezone: 'Europe/Stockholm',
    ...(!isTimed && { starts_at: daysAhead(7) }),
    ...content,
  };
}

/** An interview of `interviewBody`. */
export async function buildInterview(
  api: TestApi,
  employer: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<MadeInterview> {
  const body = await interviewBody(api, employer, content);
  const made = await call(api, employer.key, { method: 'POST', path: '/interviews', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as MadeInterview;
}

/** An interview with offered slots, and the path and token of its link. */
export async function buildProposed(
  api: TestApi,
  employer: Pick<Employer, 'key'>,
  content: Json = {},
): Promise<MadeInterview & { path: string; token: string }> {
  const slots = [daysAhead(3), daysAhead(4), daysAhead(5)];
  const made = await buildInterview(api, employer, { slots, ...content });
  const path = new URL(made.public_url).pathname;
  return { ...made, path, token: path.slice(path.lastIndexOf('/') + 1) };
}
