import { call, type Json } from './hiring/employer.ts';
import type { TestApi } from './start-api.ts';

/** Adds an employee and returns it as the API shows it. */
export async function buildEmployee(
  api: TestApi,
  key: { headers: Record<string, string> },
  content: Json = {},
): Promise<Json & { id: string; version: number }> {
  const body = { name: 'Signe Holm', ...content };
  const made = await call(api, key, { method: 'POST', path: '/employees', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return made.body.data as Json & { id: string; version: number };
}
