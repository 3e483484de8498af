import type { TestKey } from '../factories.ts';
import type { Employer } from '../hiring/employer.ts';
import type { Job } from '../../../domain/market/job.ts';
import type { TestApi } from '../start-api.ts';

/** A call of a declared route that must be answered with its usual status. */
export interface SampleCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** What sample calls are made over: an employer of its own, and a market that holds `job`. */
export interface World {
  api: TestApi;
  employer: Employer;
  job: Job;
}

/** Makes a good call, with whatever record it needs; made anew for every call, because a call may use it up. */
export type Sample = (world: World) => SampleCall | Promise<SampleCall>;
export type Samples = Record<string, Sample>;

export function keyOf({ employer }: World): TestKey {
  return employer.key;
}

/** A route's path with its parameters filled in and its query appended. */
export function urlOf(path: string, { params = {}, query = {} }: SampleCall): string {
  const filled = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
