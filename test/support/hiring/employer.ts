import { buildKey, type TestKey } from '../factories.ts';
import { eventually } from '../processes/running-service.ts';
import type { TestApi } from '../start-api.ts';

export interface Answered<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

/** Any JSON record. Tests read single members. */
export type Json = Record<string, unknown>;

/** Calls the API with a key and parses the JSON response; undefined without a body. */
export async function call<Body = { data: Json }>(
  api: TestApi,
  key: { headers: Record<string, string> },
  request: { method?: string; path: string; body?: unknown; headers?: Record<string, string> },
): Promise<Answered<Body>> {
  const { method = 'GET', path, body, headers = {} } = request;
  const answer = await fetch(api.url + path, {
    method,
    headers: { ...key.headers, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const parsed = (text === '' ? undefined : JSON.parse(text)) as Body;
  return { status: answer.status, body: parsed, headers: answer.headers };
}

export interface Employer {
  key: TestKey;
  organizationId: string;
  slug: string;
}

let employers = 0;

/** An organization, by default of a new account; its name is fictional and unique. */
export async function buildEmployer(
  api: TestApi,
  profile: Json = {},
  owner?: TestKey,
): Promise<Employer> {
  employers += 1;
  const key = owner ?? (await buildKey(api.ctx.stores));
  const name = `Harbour Clockworks ${employers} ${Date.now().toString(36)}`;
  const made = await call(api, key, {
    method: 'POST',
    path: '/company-organizations',
    body: { name, ...profile },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return {
    key,
    organizationId: made.body.data['id'] as string,
    slug: made.body.data['slug'] as string,
  };
}

/** A role, by default open. */
export async function buildPosting(
  api: TestApi,
  { key }: Employer,
  content: Json = {},
): Promise<Json & { id: string; slug: string; version: number }> {
  const made = await call(api, key, {
    method: 'POST',
    path: '/jobs/post',
    body: {
      title: 'Clock Tower Mechanic',
      description_html: '<p>You keep the <strong>escapement</strong> of the harbour clock.</p>',
      publish: true,
      ...content,
    },
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as Json & { id: string; slug: string; version: number };
}

/** Polls a path of the API until its response meets a condition. */
export async function eventuallyAnswers<Body>(
  api: TestApi,
  key: TestKey,
  {
    path,
    until,
    withinMs = 10_000,
  }: {
    path: string;
    until: (answer: Answered<Body>) => boolean;
    withinMs?: number;
  },
): Promise<Answered<Body>> {
  let last: Answered<Body> | undefined;
  await eventually(
    `${path} as expected`,
    async () => {
      last = await call<Body>(api, key, { path });
      return until(last);
    },
    withinMs,
  );
  if (last === undefined) throw new Error('It was asked at least once.');
  return last;
}
