import { randomUUID } from 'node:crypto';
import type { SessionStatus } from '../../../domain/agent/session-lifecycle.ts';
import type { TestKey } from '../factories.ts';
import { eventually } from '../eventually.ts';

/** Longer than the longest wait for a killed worker. */
const TIMEOUT_MS = 240_000;
/** Responses that ask to retry, or report a later status. */
const LATER = new Set(['idempotency_in_progress', 'invalid_session_state']);

/** A service of which the address is known; it may change. */
interface Reachable {
  local(): { api_url: string };
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Idempotency key. */
  key?: string;
}

type Data = Record<string, unknown> & { id: string; status: string };

/** One call; undefined without a response or with one that asks to retry. */
export async function say(
  service: Reachable,
  { headers }: Pick<TestKey, 'headers'>,
  { method = 'POST', path, body, key = randomUUID() }: Call,
): Promise<Data | undefined> {
  const answer = await fetch(service.local().api_url + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  if (answer === undefined || answer.status >= 500) return undefined;
  return answer.json().then(dataOf, () => undefined);
}

function dataOf(body: unknown): Data | undefined {
  const { data, error } = body as { data?: Data; error?: { code: string } };
  if (error !== undefined && !LATER.has(error.code)) throw new Error(JSON.stringify(error));
  return data;
}

/** An applicant who repeats each call with the same key until the session has the expected status. */
export interface SessionClient {
  reaches(status: SessionStatus): Promise<void>;
  /** Answers the question of the form and sends a message, so that a second turn follows. */
  answer(): Promise<void>;
  approve(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a session, or finds the open one. */
export async function beginSession(
  service: Reachable,
  who: TestKey,
  wanted: { job_id: string; documents?: Record<string, boolean> },
): Promise<SessionClient> {
  let path = '';
  await eventually(
    'a session',
    async () => {
      const session = await say(service, who, {
        path: '/jobs/apply',
        body: { action: 'start', ...wanted },
      });
      path = `/v1/apply-with-ai/${session?.id ?? ''}`;
      return session !== undefined;
    },
    TIMEOUT_MS,
  );
  let last = 'unread';
  async function standsAt(status: SessionStatus): Promise<boolean> {
    const session = await say(service, who, { method: 'GET', path: `${path}?wait_s=5` });
    last = session?.status ?? last;
    return session?.status === status;
  }
  const until = (status: SessionStatus, step?: () => Promise<unknown>) =>
    eventually(
      () => `${path} ${status}, not ${last}`,
      async () => {
        await step?.();
        return standsAt(status);
      },
      TIMEOUT_MS,
    );
  const action = (name: string, body: object) => {
    const key = randomUUID();
    return () => say(service, who, { path: `${path}/${name}`, body, key });
  };
  const said = { answers: { motto: 'Time for all' }, message: 'Please be brief.' };
  return {
    reaches: (status) => until(status),
    answer: () => until('awaiting_approval', action('continue', said)),
    approve: () => until('submitted', action('approve-submit', {})),
    stop: () => until('stopped', action('stop', {})),
  };
}
