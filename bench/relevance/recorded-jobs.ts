import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { connectorOf } from '../../connectors/registry.ts';
import { slugOf } from '../../domain/common/text/slug.ts';
import { clusterJobs } from '../../domain/market/enrichment/clusters.ts';
import { enrich } from '../../domain/market/enrichment/enrich.ts';
import type { ClusterSignature } from '../../domain/market/enrichment/clusters.ts';
import type { Job } from '../../domain/market/job.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';
import { projectRoot } from '../../tools/paths.ts';

export interface RecordedJob {
  job: Job;
  cluster: ClusterSignature;
  /** The board, or the second source that lists the same role. */
  sourceId: string;
  clusterPrimary: boolean;
}

/** Every so many postings, one is listed by a second source as well, so that there are duplicates to hide. */
const LISTED_TWICE = 8;

/** Begins the id of a second listing. */
const AGAIN = 'again:';

const folder = join(projectRoot, '..', 'shared', 'data', 'ashby-boards');
const ashby = connectorOf('ashby');

/** Every recorded posting through connector and enrichment, clustered; null where the recordings are absent. */
export async function readRecordedJobs(): Promise<RecordedJob[] | null> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) return null;
  const boards = await Promise.all(names.sort().map(readBoard));
  const once = boards.flat();
  const again = once.filter((_, i) => i % LISTED_TWICE === 0).map(listedAgain);
  return markClusters([...once, ...again]);
}

async function readBoard(name: string): Promise<RecordedJob[]> {
  const token = name.replace('.json.gz', '');
  const text = gunzipSync(await readFile(join(folder, name))).toString();
  const { jobs } = JSON.parse(text) as { jobs: unknown[] };
  return jobs.flatMap((row) => {
    const posting = ashby.map(row, { token, companyName: null });
    const valid = posting && validatePosting(posting, Date.now());
    return valid?.ok ? [recordedJob(valid.posting, token)] : [];
  });
}

function recordedJob(posting: Posting, sourceId: string): RecordedJob {
  const name = posting.company?.name ?? sourceId;
  const { clusterSignature, ...enriched } = enrich(posting, { companyName: name });
  const slug = slugOf(name);
  const id = `${sourceId}:${posting.externalId}`;
  const job: Job = {
    ...enriched,
    id,
    title: posting.title,
    company: { id: slug, slug, name, logoUrl: null, website: null },
    department: posting.department,
    applyUrl: posting.applyUrl,
    canApply: false,
    sourceName: ashby.kind,
    postedAt: posting.postedAt ?? '2020-01-01T00:00:00.000Z',
    updatedAt: posting.updatedAt ?? '2020-01-01T00:00:00.000Z',
    closesAt: null,
    closedAt: null,
    aiSummary: null,
    requisitionId: null,
  };
  return { job, cluster: clusterSignature, sourceId, clusterPrimary: true };
}

function listedAgain(recorded: RecordedJob): RecordedJob {
  const job = { ...recorded.job, id: `${AGAIN}${recorded.job.id}`, sourceName: 'rss' };
  return { ...recorded, job, sourceId: AGAIN };
}

/** The role that a listing is of, known from how the listings were made and not from clustering. */
export function roleOf(id: string): string {
  return id.startsWith(AGAIN) ? id.slice(AGAIN.length) : id;
}

/** One job stands for each cluster, the employer's own board before the second source. */
function markClusters(jobs: RecordedJob[]): RecordedJob[] {
  const members = jobs.map(({ job, cluster, sourceId }) => ({ id: job.id, sourceId, ...cluster }));
  const byId = new Map(jobs.map((recorded) => [recorded.job.id, recorded]));
  return clusterJobs(members).flatMap((ids) => {
    const group = ids.flatMap((id) => byId.get(id) ?? []);
    const primary = group.find(({ sourceId }) => sourceId !== AGAIN) ?? group[0];
    return group.map((recorded) => ({ ...recorded, clusterPrimary: recorded === primary }));
  });
}
