import type { OwnedRef } from '../domain/common/ids.ts';
import type { AppContext } from './context.ts';
import { eraseDocumentsOf } from './paperwork/documents.ts';

/** Deletes what areas after `workforce` keep about a deleted employee. Idempotent. */
export async function deleteEmployeeRecords(
  ctx: AppContext,
  { accountId, id }: OwnedRef,
): Promise<void> {
  await eraseDocumentsOf(ctx, accountId, { employeeId: id });
}
