import type { TestKey } from '../factories.ts';
import type { Employer } from '../hiring/employer.ts';
import type { Job } from '../../../domain/market/job.ts';
import type { TestApi } from '../start-api.ts';

/** A call of a declared route that succeeds with its usual status. */
export interface SampleCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** The set-up of sample calls: a new employer, and a market that holds `job`. */
export interface World {
  api: TestApi;
  employer: Employer;
  job: Job;
}

/** Makes a valid call and the records it needs. Called anew each time, because a call may change its record. */
export type Sample = (world: World) => SampleCall | Promise<SampleCall>;
export type Samples = Record<string, Sample>;

export function keyOf({ employer }: World): TestKey {
  return employer.key;
}

/** A route's path with its parameters and query. */
export function urlOf(path: string, { params = {}, query = {} }: SampleCall): string {
  const filled = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

interface SentSample {
  method: string;
  path: string;
  sample: SampleCall;
  headers: Record<string, string>;
}

/** Sends a sample call. A redirection is its answer. */
export function sendSample(
  { url }: Pick<TestApi, 'url'>,
  { method, path, sample, headers }: SentSample,
): Promise<Response> {
  const hasBody = sample.body !== undefined;
  return fetch(url + urlOf(path, sample), {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(sample.body) }),
  });
}
