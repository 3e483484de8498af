import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import type { View } from '../../domain/lists/view.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { viewModel, type ViewRecord } from './view.model.ts';

/** A view of one member. */
export type ViewRef = OwnedRef & Pick<View, 'ownerId'>;

/** Adds a view; false when its id is taken by an earlier attempt. */
export function insertView({ mongo }: Stores, { id, ...view }: View): Promise<boolean> {
  return unlessTaken(() => viewModel(mongo).create({ _id: id, ...view }));
}

export function countViews(
  { mongo }: Stores,
  { accountId, ownerId }: Omit<ViewRef, 'id'>,
): Promise<number> {
  return viewModel(mongo).countDocuments({ accountId, ownerId });
}

/** A view of the member; null when there is none. */
export async function findView(
  { mongo }: Stores,
  { accountId, ownerId, id: _id }: ViewRef,
): Promise<View | null> {
  if (!isId('view', _id)) return null;
  const record = await viewModel(mongo).findOne({ _id, accountId, ownerId }).lean<ViewRecord>();
  return record === null ? null : viewOf(record);
}

/** A page of a member's views, newest first. */
export async function listViews(
  { mongo }: Stores,
  { accountId, ownerId }: Omit<ViewRef, 'id'>,
  page: PageStart,
): Promise<View[]> {
  const records = await newestFirst(viewModel(mongo), { accountId, ownerId }, page);
  return records.map(viewOf);
}

/** Writes a view over the version that was read; null when the write lost the race. */
export async function saveView(
  { mongo }: Stores,
  { id: _id, accountId, ownerId, version, name, query }: View,
): Promise<View | null> {
  const record = await viewModel(mongo)
    .findOneAndUpdate(
      { _id, accountId, ownerId, version },
      { $set: { name, query, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<ViewRecord>();
  return record === null ? null : viewOf(record);
}

export async function deleteView(
  { mongo }: Stores,
  { accountId, ownerId, id: _id }: ViewRef,
): Promise<void> {
  await viewModel(mongo).deleteOne({ _id, accountId, ownerId });
}

function viewOf({ _id: id, ...view }: ViewRecord): View {
  return { id, ...view };
}
