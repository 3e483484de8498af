import type { Employee } from '../../domain/workforce/employee.ts';
import type { Stores } from '../stores.ts';
import { listEmployees } from './employees.ts';

const PAGE = 200;

/** All employees of an account one by one, newest first. */
export async function* streamEmployees(
  stores: Stores,
  accountId: string,
): AsyncGenerator<Employee> {
  let before: string | null = null;
  for (;;) {
    const filter = { accountId, now: new Date() };
    const page: Employee[] = await listEmployees(stores, filter, { before, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    before = last.id;
  }
}
