/** An answer of the api behind the proxy. */
export interface Answer {
  status: number;
  data: unknown;
  code: string | undefined;
}

export interface Call {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Longer than any answer takes while all parts run. */
const ANSWER_MS = 5_000;

/** Calls the api once. Rejects without an answer within five seconds. */
export async function call(
  apiUrl: string,
  { method = 'GET', path, body, headers = {} }: Call,
): Promise<Answer> {
  const answer = await fetch(apiUrl + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { data, error } = (await answer.json()) as { data?: unknown; error?: { code: string } };
  return { status: answer.status, data, code: error?.code };
}
