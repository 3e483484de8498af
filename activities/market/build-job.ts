import { slugOf } from '../../domain/common/text/slug.ts';
import { decideIngest, type IngestDecision } from '../../domain/market/ingest-decision.ts';
import { jobContent } from '../../domain/market/job-content.ts';
import type { JobCompany } from '../../domain/market/job.ts';
import type { Posting } from '../../domain/market/posting.ts';
import type { AppContext } from '../../services/context.ts';
import { ensureCompany } from '../../storage/market/companies.ts';
import type { KnownJob } from '../../storage/market/ingested-jobs.ts';
import type { JobRecord } from '../../storage/market/job.model.ts';
import type { SourceRecord } from '../../storage/market/sources.ts';
import { newId } from '../../storage/new-id.ts';
import { asRejection } from './read-row.ts';

export interface AcceptedRow {
  posting: Posting;
  contentHash: string;
}

export type JobBuilder = (row: AcceptedRow, known?: KnownJob) => Promise<JobRecord | null>;

/**
 * Builds the record of a new or changed row; null when there is nothing to write.
 * @throws RowRejected for a row that cannot be enriched.
 */
export function createJobBuilder(
  ctx: AppContext,
  read: { source: SourceRecord; run: string },
): JobBuilder {
  const companies = new Map<string, Promise<JobCompany>>();
  return async (row, known) => {
    const now = new Date();
    const closesAt = dateOf(row.posting.closesAt);
    const decision = decideIngest(known, row.contentHash, {
      closesAtMs: closesAt?.getTime() ?? null,
      nowMs: now.getTime(),
    });
    if (decision === 'unchanged') return null;
    const company = await companyOf(ctx, companies, namedCompany(row.posting, read.source));
    return {
      ...contentOf(row.posting, company),
      applyUrl: row.posting.applyUrl,
      canApply: false,
      contentHash: row.contentHash,
      ...identityOf(read.source, row, known),
      ...stateOf({ decision, known, run: read.run, now, closesAt }),
      postedAt: dateOf(row.posting.postedAt) ?? known?.postedAt ?? now,
      updatedAt: dateOf(row.posting.updatedAt) ?? now,
    };
  };
}

function contentOf(posting: Posting, company: JobCompany) {
  try {
    return jobContent(posting, company);
  } catch (error) {
    throw asRejection(error, posting.externalId);
  }
}

function identityOf(source: SourceRecord, { posting }: AcceptedRow, known?: KnownJob) {
  const id = known?._id ?? newId('job');
  return {
    _id: id,
    sourceId: source._id,
    sourceName: source.kind,
    externalId: posting.externalId,
    aiSummary: null,
    clusterId: known?.clusterId ?? id,
    clusterPrimary: known?.clusterPrimary ?? true,
  };
}

interface StateInput {
  decision: Exclude<IngestDecision, 'unchanged'>;
  known: KnownJob | undefined;
  run: string;
  now: Date;
  closesAt: Date | null;
}

function stateOf({ decision, known, run, now, closesAt }: StateInput) {
  const expired = closesAt !== null && closesAt <= now;
  const wasOpen = known !== undefined && known.closedAt === null;
  return {
    closesAt,
    closedAt: expired ? (known?.closedAt ?? now) : null,
    change: decision,
    changeRun: run,
    openedRun: wasOpen ? known.openedRun : run,
    missedReads: 0,
    missedRun: null,
    revision: (known?.revision ?? 0) + 1,
    indexedRevision: 0,
    revisedAt: now,
    indexDueAt: now,
  };
}

function companyOf(
  ctx: AppContext,
  companies: Map<string, Promise<JobCompany>>,
  named: { name: string; website: string | null; logoUrl: string | null },
): Promise<JobCompany> {
  const slug = slugOf(named.name);
  const known = companies.get(slug);
  if (known) return known;
  const company = ensureCompany(ctx.stores, { slug, ...named });
  companies.set(slug, company);
  return company;
}

function namedCompany(posting: Posting, source: SourceRecord) {
  return {
    name: source.companyName ?? posting.company?.name ?? source.token,
    website: posting.company?.website ?? null,
    logoUrl: posting.company?.logoUrl ?? null,
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
