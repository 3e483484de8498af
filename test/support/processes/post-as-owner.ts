import type { RunningService } from './running-service.ts';

interface Post {
  path: string;
  body: object;
  headers?: Record<string, string>;
}

/** Calls the API of a running service with the key of its owner. */
export async function postAsOwner(
  service: RunningService,
  { path, body, headers = {} }: Post,
): Promise<{ status: number; ok: boolean; data: Record<string, unknown> }> {
  const { api_url: url, api_key: key } = service.local();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  const { status, ok } = answer;
  return { status, ok, data };
}
