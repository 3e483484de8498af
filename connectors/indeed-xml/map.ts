import type { Posting } from '../../domain/market/posting.ts';
import type { SourceRef } from '../connector.ts';
import { companyOf } from '../mapping/company.ts';
import { closingOf } from '../mapping/closing.ts';
import { toIsoTime } from '../mapping/dates.ts';
import { parseRow } from '../mapping/parse-row.ts';
import { toPlace, toPosting } from '../mapping/posting.ts';
import { indeedJob } from './schema.ts';

export function mapIndeedXml(row: unknown, source: SourceRef): Posting {
  const job = parseRow(indeedJob, row, 'referencenumber');
  const { city, state: region, country } = job;
  return toPosting({
    externalId: job.referencenumber,
    title: job.title,
    company: companyOf(source, job.company),
    department: job.category?.split(',')[0] ?? null,
    places: [toPlace({ city, region, country })],
    remoteFlag: job.remotetype ? /fully/i.test(job.remotetype) : null,
    workplaceLabel: job.remotetype,
    employmentLabel: job.jobtype,
    payText: job.salary,
    descriptionHtml: job.description ?? '',
    applyUrl: job.url ?? '',
    postedAt: toIsoTime(job.date),
    updatedAt: toIsoTime(job.lastactivitydate),
    closesAt: closingOf(job),
    requisitionId: job.requisitionid,
  });
}
