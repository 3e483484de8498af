import type { mongo } from 'mongoose';
import type { Stores } from '../stores.ts';
import { groupDueFrom } from './grouping-due.ts';
import { jobModel, type GroupDue, type JobRecord } from './job.model.ts';

/** The members of a known job that a read needs. */
export type KnownJob = Pick<
  JobRecord,
  | '_id'
  | 'externalId'
  | 'contentHash'
  | 'closedAt'
  | 'closesAt'
  | 'revision'
  | 'postedAt'
  | 'openedRun'
  | 'clusterId'
  | 'clusterPrimary'
  | 'clusterBlock'
> & { company: Pick<JobRecord['company'], 'id'> };

const KNOWN_FIELDS = {
  externalId: 1,
  contentHash: 1,
  closedAt: 1,
  closesAt: 1,
  revision: 1,
  postedAt: 1,
  openedRun: 1,
  clusterId: 1,
  clusterPrimary: 1,
  clusterBlock: 1,
  'company.id': 1,
};

/** The jobs of a source among these external ids, by external id. */
export async function knownJobs(
  stores: Stores,
  sourceId: string,
  externalIds: string[],
): Promise<Map<string, KnownJob>> {
  const found = await jobModel(stores.mongo)
    .find({ sourceId, externalId: { $in: externalIds } }, KNOWN_FIELDS)
    .lean<KnownJob[]>();
  return new Map(found.map((job) => [job.externalId, job]));
}

/**
 * Writes a batch of new and changed jobs in one round trip. Each record has its new revision. A repeated write finds
 * the unique (source, external id) and writes the same content.
 */
export async function writeIngestedJobs(
  stores: Stores,
  records: JobRecord[],
  known: ReadonlyMap<string, KnownJob>,
): Promise<void> {
  if (records.length === 0) return;
  const due = groupDueFrom(new Date());
  await jobModel(stores.mongo).collection.bulkWrite(
    records.map((record) => {
      const before = known.get(record.externalId);
      return before ? updateOf(record, before, due) : insertOf(record, due);
    }),
    { ordered: false },
  );
}

function insertOf(record: JobRecord, groupDue: GroupDue): mongo.AnyBulkWriteOperation {
  return { insertOne: { document: { ...record, groupDue } as never } };
}

function updateOf(record: JobRecord, before: KnownJob, due: GroupDue): mongo.AnyBulkWriteOperation {
  // Summary and cluster have other writers, also between the read of the job and now.
  const {
    _id,
    revision: _revision,
    indexedRevision: _indexed,
    aiSummary: _summary,
    clusterId: _cluster,
    clusterPrimary: _primary,
    missedReads,
    missedRun,
    ...fields
  } = record;
  // Only a read that is not suspicious resets misses of seen jobs (`judgeMissing`). A reopened job starts with none.
  const misses = record.change === 'reopened' ? { missedReads, missedRun } : {};
  return {
    updateOne: {
      filter: { _id: _id as never },
      update: {
        $set: { ...fields, ...misses, 'groupDue.at': due.at, 'groupDue.mark': due.mark },
        $addToSet: {
          'groupDue.blocks': before.clusterBlock,
          'groupDue.companyIds': before.company.id,
        },
        $inc: { revision: 1 },
      },
    },
  };
}
