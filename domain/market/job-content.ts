import { packSignature } from './enrichment/clusters.ts';
import { enrich } from './enrichment/enrich.ts';
import type { JobCompany } from './job.ts';
import type { Posting } from './posting.ts';

/** The content members of a job record, the same for feeds and hosted roles. */
export function jobContent(posting: Posting, company: JobCompany) {
  const { clusterSignature, ...enriched } = enrich(posting, { companyName: company.name });
  return {
    ...enriched,
    title: posting.title,
    company,
    department: posting.department,
    requisitionId: posting.requisitionId,
    clusterBlock: clusterSignature.blockKey,
    clusterSignature: packSignature(clusterSignature.signature),
  };
}
