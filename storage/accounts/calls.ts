import type { PageStart } from '../../domain/common/result-page.ts';
import { insertMissing } from '../insert-missing.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { callModel, type CallRecord } from './call.model.ts';

export type { CallRecord } from './call.model.ts';

/** Stores calls. Existing records are not changed. */
export async function insertCalls({ mongo }: Stores, calls: readonly CallRecord[]): Promise<void> {
  await insertMissing(callModel(mongo), calls);
}

export interface CallFilter {
  accountId: string;
  method?: string;
  route?: string;
  status?: number;
  keyId?: string;
  requestId?: string;
}

/** A page of an account's calls, newest first. */
export function listCalls(
  { mongo }: Stores,
  filter: CallFilter,
  page: PageStart,
): Promise<CallRecord[]> {
  return newestFirst(callModel(mongo), filter, page);
}
