import type { mongo } from 'mongoose';
import type { Stores } from '../stores.ts';
import { groupDueFrom } from './grouping-due.ts';
import { jobModel, type GroupDue, type JobRecord } from './job.model.ts';

/** What a read needs to know of a job it may have seen before. */
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
 * Writes a batch of new and changed jobs in one round trip. Each record carries the revision it is to have;
 * a second write of the same batch finds the unique (source, external id) and changes nothing but the content.
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
  // The summary and the cluster are others' to write, also between the read of the job and now.
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
  // Only a read that is believed forgives what was missed (`judgeMissing`); who comes back starts afresh.
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
