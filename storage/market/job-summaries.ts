import type { Job, JobSummary } from '../../domain/market/job.ts';
import { shortHash } from '../short-hash.ts';
import type { Stores } from '../stores.ts';
import { jobModel, type JobRecord } from './job.model.ts';

type Summarized = Pick<Job, 'title' | 'descriptionText'>;

/** Hash of a role's text. A summary belongs to one text. */
export function textHash({ title, descriptionText }: Summarized): string {
  return shortHash(JSON.stringify([title, descriptionText]));
}

/** The summary of a job's current text; null when there is none or the text has changed. */
export function currentSummary(
  { aiSummary }: Pick<JobRecord, 'aiSummary'>,
  job: Summarized,
): JobSummary | null {
  if (aiSummary === null) return null;
  const { textHash: writtenOf, ...summary } = aiSummary;
  return writtenOf === textHash(job) ? summary : null;
}

/** Stores the summary of a job if its text has not changed. The first summary of a text is kept. */
export async function saveJobSummary(
  stores: Stores,
  { id, title, descriptionText }: Summarized & Pick<Job, 'id'>,
  summary: JobSummary,
): Promise<void> {
  const hash = textHash({ title, descriptionText });
  await jobModel(stores.mongo).updateOne(
    { _id: id, title, descriptionText, 'aiSummary.textHash': { $ne: hash } },
    { $set: { aiSummary: { ...summary, textHash: hash } } },
  );
}
