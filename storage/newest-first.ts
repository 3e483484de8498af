import type { Model, QueryFilter } from 'mongoose';
import type { PageStart } from '../domain/common/result-page.ts';

/** Where a page begins, and the members that its rows can do without. */
interface PageOf extends PageStart {
  without?: Record<string, 0>;
}

/** One page of the records that pass a filter, newest first: ids sort by the time they were made. */
export function newestFirst<Stored, Found = Stored>(
  model: Model<Stored>,
  filter: QueryFilter<Stored>,
  { before, limit, without = {} }: PageOf,
): Promise<Found[]> {
  return model
    .find({ ...filter, ...(before !== null && { _id: { $lt: before } }) }, without)
    .sort({ _id: -1 })
    .limit(limit)
    .lean<Found[]>();
}
