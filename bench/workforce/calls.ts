import type { Pool } from 'undici';
import { ask } from '../load/ask.ts';
import type { Send } from '../load/load.ts';

/** An account's key and the api that takes it. */
export interface Employer {
  apiUrl: string;
  key: string;
}

const DAY_ONE = Date.UTC(2026, 0, 5, 6);
const MINUTE_MS = 60_000;

/** Calls the API once and returns what it made. @throws Error for any other status than 201. */
export async function post<Made = { id: string }>(
  { apiUrl, key }: Employer,
  path: string,
  body: object,
): Promise<Made> {
  const answer = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: Made }).data;
}

/** Employees check in and out in turn, a minute apart. */
export function checkIns(pool: Pool, { key }: Employer, employees: readonly string[]): Send {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return async (index) => {
    const round = Math.floor(index / employees.length);
    const body = JSON.stringify({
      employee_id: employees[index % employees.length],
      kind: round % 2 === 0 ? 'in' : 'out',
      at: new Date(DAY_ONE + round * MINUTE_MS).toISOString(),
    });
    await ask(pool, { method: 'POST', path: '/attendance', headers, body }, 201);
  };
}
