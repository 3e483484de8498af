import type { PageStart } from '../../domain/common/result-page.ts';
import { insertMissing } from '../insert-missing.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { failedCallModel, type FailedCallRecord } from './failed-call.model.ts';

export type { FailedCallRecord } from './failed-call.model.ts';

/** Stores failed calls. Existing records are not changed. */
export async function insertFailedCalls(
  { mongo }: Stores,
  calls: readonly FailedCallRecord[],
): Promise<void> {
  await insertMissing(failedCallModel(mongo), calls);
}

export interface FailedCallFilter {
  accountId: string;
  code?: string;
  route?: string;
  keyId?: string;
  requestId?: string;
}

/** A page of an account's failed calls, newest first. */
export function listFailedCalls(
  { mongo }: Stores,
  filter: FailedCallFilter,
  page: PageStart,
): Promise<FailedCallRecord[]> {
  return newestFirst(failedCallModel(mongo), filter, page);
}
