import { randomBytes } from 'node:crypto';
import { jobContent } from '../../../domain/market/job-content.ts';
import type { Posting } from '../../../domain/market/posting.ts';
import { groupDueJobs } from '../../../services/market/group-due-jobs.ts';
import { indexDueJobs } from '../../../services/market/indexing/index-jobs.ts';
import { ensureCompany } from '../../../storage/market/companies.ts';
import { groupDueFrom, groupDueMembers } from '../../../storage/market/grouping-due.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import { refreshIndexes } from '../../../storage/market/search/job-index.ts';
import { newId } from '../../../storage/new-id.ts';
import type { Stores } from '../../../storage/stores.ts';

/** A text long enough that two jobs with it are near-duplicates. */
const TEXT =
  '<p>Fire porcelain at night, keep the log, and call the engineer when the cone bends early. ' +
  'You know electric and gas kilns, you like quiet, and you have worked with glazes before.</p>';

const posting: Omit<Posting, 'externalId' | 'title'> = {
  company: null,
  department: null,
  places: [{ text: 'Lyon, France', city: 'Lyon', country: 'FR' }],
  remoteFlag: null,
  workplaceLabel: null,
  employmentLabel: null,
  seniorityLabel: null,
  pay: null,
  payText: null,
  descriptionHtml: TEXT,
  applyUrl: 'https://jobs.example.com/1',
  postedAt: null,
  updatedAt: null,
  closesAt: null,
  language: null,
  requisitionId: null,
};

interface StoredJobOptions {
  title: string;
  /** Near-duplicates have the same title and different sources. */
  sourceId?: string;
  id?: string;
}

/** Stores a job like ingestion: due for grouping and indexing. Returns its id. */
export async function storeJob(
  stores: Stores,
  { title, sourceId = 'src_1', id = newId('job') }: StoredJobOptions,
): Promise<string> {
  const named = { slug: 'tegula', name: 'Tegula', website: null, logoUrl: null };
  const company = await ensureCompany(stores, named);
  const now = new Date();
  const externalId = randomBytes(6).toString('hex');
  await jobModel(stores.mongo).create({
    ...jobContent({ ...posting, externalId, title }, company),
    ...{ _id: id, sourceId, externalId, sourceName: 'ashby', applyUrl: posting.applyUrl },
    ...{ canApply: false, contentHash: externalId, aiSummary: null },
    ...{ clusterId: id, clusterPrimary: true },
    ...{ postedAt: now, updatedAt: now, closesAt: null, closedAt: null },
    ...{ change: 'new', changeRun: 'test', openedRun: 'test', missedReads: 0, missedRun: null },
    ...{ revision: 1, indexedRevision: 0, revisedAt: now, indexDueAt: now },
    groupDue: groupDueFrom(now),
  });
  return id;
}

/** Changes a stored job like a read of its source. */
export async function changeJob(
  stores: Stores,
  id: string,
  change: Partial<Pick<JobRecord, 'closedAt' | 'location'>>,
): Promise<void> {
  const now = new Date();
  await jobModel(stores.mongo).updateOne(
    { _id: id },
    {
      $set: { ...change, revisedAt: now, indexDueAt: now, ...groupDueMembers(now) },
      $inc: { revision: 1 },
    },
  );
}

/** Groups and indexes everything due, and waits until it is searchable. */
export async function settleJobs(stores: Stores): Promise<void> {
  await groupDueJobs(stores, { before: new Date() });
  await indexDueJobs(stores, { before: new Date() });
  await refreshIndexes(stores);
}
