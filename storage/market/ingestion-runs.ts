import type { Stores } from '../stores.ts';
import { pageExpiry } from './counting-due.ts';
import {
  rejectedRowModel,
  runModel,
  runPageModel,
  type RejectedRowRecord,
  type RunRecord,
} from './ingestion-run.model.ts';
import { jobModel, type JobChange } from './job.model.ts';

export type { RunRecord } from './ingestion-run.model.ts';

const REJECTED_KEPT_MS = 30 * 24 * 3_600_000;
const EXCERPT_CHARACTERS = 2_000;

/** One batch of a read. It is recorded before its position is reported to Temporal. */
export interface ReadPage {
  sourceId: string;
  run: string;
  /** Position of the batch in the read. A repeated batch replaces its record. */
  position: string;
  /** External ids of all rows, including rejected rows, so that an unreadable row does not count as missing. */
  externalIds: string[];
  rejected: { externalId: string | null; reason: string; row: string }[];
  /** Companies whose open roles the batch changes. */
  companyIds: string[];
}

/**
 * Records the rows of a batch and the companies to count. Idempotent by run and position. A repeated batch finds its
 * jobs unchanged and keeps the companies that the first one recorded.
 */
export async function recordPage(stores: Stores, page: ReadPage): Promise<void> {
  const key = `${page.run}:${page.position}`;
  if (page.rejected.length > 0) {
    await rejectedRowModel(stores.mongo).bulkWrite(
      page.rejected.map((row, index) => {
        const replacement = rejectedRow(page, row, `${key}:${index}`);
        return { replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true } };
      }),
    );
  }
  const { sourceId, run, externalIds, rejected } = page;
  const held = {
    sourceId,
    run,
    externalIds,
    nameless: rejected.filter((row) => row.externalId === null).length,
    rejected: rejected.length,
  };
  const change =
    page.companyIds.length === 0
      ? { $set: held, $setOnInsert: { expiresAt: pageExpiry() } }
      : withCount(held, page.companyIds);
  await runPageModel(stores.mongo).updateOne({ _id: key }, change, { upsert: true });
}

/** Records with pending work do not expire. */
function withCount(held: object, companyIds: string[]) {
  return {
    $set: { ...held, 'countDue.at': new Date() },
    $addToSet: { 'countDue.companyIds': { $each: companyIds } },
    $unset: { expiresAt: '' as const },
  };
}

function rejectedRow(
  page: ReadPage,
  row: ReadPage['rejected'][number],
  _id: string,
): RejectedRowRecord {
  return {
    _id,
    sourceId: page.sourceId,
    run: page.run,
    externalId: row.externalId,
    reason: row.reason,
    excerpt: row.row.slice(0, EXCERPT_CHARACTERS),
    expiresAt: new Date(Date.now() + REJECTED_KEPT_MS),
  };
}

export interface SeenRows {
  externalIds: Set<string>;
  /**
   * The number of distinct rows: rows with an id once, even if a resumed read repeated them, plus the rows without
   * one.
   */
  rows: number;
  rejected: number;
}

/** The totals of all batches of a run. */
export async function seenRows(stores: Stores, run: string): Promise<SeenRows> {
  const seen: SeenRows = { externalIds: new Set(), rows: 0, rejected: 0 };
  const pages = runPageModel(stores.mongo).find({ run }).lean().cursor();
  for await (const page of pages) {
    for (const externalId of page.externalIds) seen.externalIds.add(externalId);
    seen.rows += page.nameless;
    seen.rejected += page.rejected;
  }
  seen.rows += seen.externalIds.size;
  return seen;
}

/** The numbers of jobs that a run opened, changed and closed, counted from the jobs. */
export async function countChanges(
  stores: Stores,
  sourceId: string,
  run: string,
): Promise<Record<JobChange, number>> {
  const groups = await jobModel(stores.mongo).aggregate<{ _id: JobChange; count: number }>([
    { $match: { sourceId, changeRun: run } },
    { $group: { _id: '$change', count: { $sum: 1 } } },
  ]);
  const counts: Record<JobChange, number> = { new: 0, changed: 0, reopened: 0, closed: 0 };
  for (const group of groups) counts[group._id] = group.count;
  return counts;
}

/** Stores the result of a run. A repeated call with the same id is a no-op. */
export async function recordRun(stores: Stores, run: RunRecord): Promise<void> {
  const { _id, ...fields } = run;
  await runModel(stores.mongo).replaceOne({ _id }, fields, { upsert: true });
}

/** The latest runs of a source, newest first. */
export function listRuns(stores: Stores, sourceId: string, limit: number): Promise<RunRecord[]> {
  return runModel(stores.mongo)
    .find({ sourceId })
    .sort({ finishedAt: -1 })
    .limit(limit)
    .lean<RunRecord[]>();
}

/** The rows that a run rejected, with reasons. */
export function listRejectedRows(stores: Stores, run: string): Promise<RejectedRowRecord[]> {
  return rejectedRowModel(stores.mongo).find({ run }).sort({ _id: 1 }).lean<RejectedRowRecord[]>();
}
