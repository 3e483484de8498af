import { createHash } from 'node:crypto';
import type { Job, JobSummary } from '../../domain/market/job.ts';
import type { Stores } from '../stores.ts';
import { jobModel, type JobRecord } from './job.model.ts';

type Summarized = Pick<Job, 'title' | 'descriptionText'>;

/** Tells the texts of a role apart: a summary is of one of them. */
export function textHash({ title, descriptionText }: Summarized): string {
  const text = JSON.stringify([title, descriptionText]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** The summary of a job as it reads now; one that was written of an earlier text is none. */
export function currentSummary(
  { aiSummary }: Pick<JobRecord, 'aiSummary'>,
  job: Summarized,
): JobSummary | null {
  if (aiSummary === null) return null;
  const { textHash: writtenOf, ...summary } = aiSummary;
  return writtenOf === textHash(job) ? summary : null;
}

/** Keeps the summary of a job that still has the text it was written of; the first one of a text stays. */
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
