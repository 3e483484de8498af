import { packSignature } from './enrichment/clusters.ts';
import { enrich } from './enrichment/enrich.ts';
import type { JobCompany } from './job.ts';
import type { Posting } from './posting.ts';

/** What a job record holds of a posting's content, whichever way it came: the same for feeds and hosted roles. */
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
