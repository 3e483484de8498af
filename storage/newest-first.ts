import type { Model, QueryFilter } from 'mongoose';
import type { PageStart } from '../domain/common/result-page.ts';

/** The start of a page, and the members that its rows omit. */
interface PageOf extends PageStart {
  without?: Record<string, 0>;
}

/** One page of the records that match a filter, newest first: ids sort by creation time. */
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
