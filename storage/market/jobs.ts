import { isId } from '../../domain/common/ids.ts';
import type { Job } from '../../domain/market/job.ts';
import type { Stores } from '../stores.ts';
import type { DueJob } from './due-jobs.ts';
import { jobModel, type JobRecord } from './job.model.ts';
import { currentSummary } from './job-summaries.ts';

/** Maps a document to the job. */
export function jobOfRecord(record: DueJob & { descriptionText?: string }): Job {
  const { title, descriptionText = '' } = record;
  return {
    id: record._id,
    title,
    company: record.company,
    location: record.location,
    locations: record.locations,
    workplaceType: record.workplaceType,
    employmentType: record.employmentType,
    seniorityLevel: record.seniorityLevel,
    labels: record.labels,
    department: record.department,
    salary: record.salary,
    applyUrl: record.applyUrl,
    canApply: record.canApply,
    sourceName: record.sourceName,
    postedAt: record.postedAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    closesAt: record.closesAt?.toISOString() ?? null,
    closedAt: record.closedAt?.toISOString() ?? null,
    descriptionText,
    keywords: record.keywords,
    aiSummary: currentSummary(record, { title, descriptionText }),
    language: record.language,
    requisitionId: record.requisitionId,
  };
}

/** A job by id, open or closed (decision 0010); null when there is none. */
export async function findJob(stores: Stores, id: string): Promise<Job | null> {
  if (!isId('job', id)) return null;
  const record = await jobModel(stores.mongo)
    .findById(id, { clusterSignature: 0 })
    .lean<JobRecord>();
  return record ? jobOfRecord(record) : null;
}
