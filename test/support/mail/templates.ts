import type { TestKey } from '../factories.ts';
import { call, type Json } from '../hiring/employer.ts';
import type { TestApi } from '../start-api.ts';

/** Creates a template through the API. */
export async function buildTemplate(
  api: TestApi,
  key: TestKey,
  more: Json = {},
): Promise<Json & { id: string }> {
  const body = { name: 'Hello', subject: 'Hello', body_text: 'Hello there', ...more };
  const made = await call<{ data: Json & { id: string } }>(api, key, {
    method: 'POST',
    path: '/email-messages',
    body,
  });
  return made.body.data;
}
