import type { PipelineStage } from 'mongoose';

type Expression = PipelineStage.Set['$set'][string];

/**
 * The last stage of an update that removes a mark of a job (`indexDueAt`, `groupDue`). Sets `searchableAt` once, when an
 * open job that represents its cluster has neither mark left. A job that is not grouped yet may be a duplicate. The
 * update that removes the last mark sets the time, whichever of the two it is.
 */
export function noteSearchable(now: Date): PipelineStage.Set {
  const isShown: Expression = {
    $and: [
      isMissing('$indexDueAt'),
      isMissing('$groupDue'),
      { $eq: [{ $ifNull: ['$closedAt', null] }, null] },
      { $eq: ['$clusterPrimary', true] },
    ],
  };
  return {
    $set: { searchableAt: { $ifNull: ['$searchableAt', { $cond: [isShown, now, '$$REMOVE'] }] } },
  };
}

function isMissing(field: string): Expression {
  return { $eq: [{ $type: field }, 'missing'] };
}
