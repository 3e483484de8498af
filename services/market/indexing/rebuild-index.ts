import {
  createIndex,
  deleteIndexes,
  forgottenIndexes,
  type IndexDefinition,
  swapIndex,
} from '../../../storage/market/search/index-lifecycle.ts';
import {
  findCatchUp,
  forgetCatchUp,
  noteCatchUp,
} from '../../../storage/market/search/catch-up-note.ts';
import { type IndexWrite, writeDocuments } from '../../../storage/market/search/write-documents.ts';
import type { Stores } from '../../../storage/stores.ts';
import { throwRefusals } from './index-refusals.ts';

/** Allows for clock differences and for the time from a write's timestamp to the index. */
const OVERLAP_MS = 60_000;
const SHORT_PASS_MS = 10_000;
/** A rebuild that has not ended within a day was killed. */
const FORGOTTEN_MS = 24 * 60 * 60_000;

/** An index that is rebuilt from MongoDB. */
export interface Rebuildable {
  alias: string;
  definition: IndexDefinition;
  /** The number of records that a rebuild writes. */
  count(stores: Stores): Promise<number>;
  /** The writes of all records, or of those whose revision changed since a moment, in batches. */
  writes(stores: Stores, scope: 'all' | { revisedSince: Date }): AsyncIterable<Writes>;
}

type Writes = readonly IndexWrite<object>[];

export interface RebuildProgress {
  written: number;
  of: number;
}

/** A rebuild under way: the new index by its name, and where to report progress. */
export interface Rebuild {
  name: string;
  report: (progress: RebuildProgress) => void;
}

/**
 * Builds a new index beside the current one, then swaps the alias in one step: no read fails and no change is lost.
 * Changes during the build are written twice, which document versions make idempotent.
 * @returns the unused indexes; delete them once the last search on them has ended.
 */
export async function rebuildIndex(
  stores: Stores,
  index: Rebuildable,
  rebuild: Rebuild,
): Promise<string[]> {
  const { name } = rebuild;
  await createIndex(stores, name, index.definition);
  try {
    const since = await fill(stores, index, rebuild);
    // Until the swap, other processes write to the old index only. If this process is killed after it, the sweep
    // catches up.
    await noteCatchUp(stores, { index: name, since });
  } catch (error) {
    await deleteIndexes(stores, [name]);
    throw error;
  }
  const old = await swapIndex(stores, index.alias, name);
  await catchUpIndex(stores, index);
  return old;
}

/**
 * Writes every record to the current index whose revision has grown since a rebuild began. The note is removed last, so
 * a pass that was killed runs again.
 */
export async function catchUpIndex(
  stores: Stores,
  index: Rebuildable,
  beat: () => void = () => undefined,
): Promise<void> {
  const note = await findCatchUp(stores, index.alias);
  if (note === null) return;
  await copy(stores, index.writes(stores, { revisedSince: note.since }), { to: index.alias, beat });
  await forgetCatchUp(stores, note);
}

/** Deletes what killed rebuilds of an index left. */
export async function deleteForgotten(stores: Stores, alias: string): Promise<void> {
  const before = new Date(Date.now() - FORGOTTEN_MS);
  await deleteIndexes(stores, await forgottenIndexes(stores, alias, before));
}

/** Copies all records, then the changes since. Returns the time since when changes may be missing. */
async function fill(
  stores: Stores,
  index: Rebuildable,
  { name: to, report }: Rebuild,
): Promise<Date> {
  let since = overlapping(Date.now());
  const progress = { written: 0, of: await index.count(stores) };
  await copy(stores, index.writes(stores, 'all'), {
    to,
    beat: (records) => {
      progress.written += records;
      report(progress);
    },
  });
  // A pass misses changes behind its position, so the next one starts where it started. A short last pass leaves
  // little for the swap.
  for (;;) {
    const begunAt = Date.now();
    await copy(stores, index.writes(stores, { revisedSince: since }), { to });
    since = overlapping(begunAt);
    if (Date.now() - begunAt <= SHORT_PASS_MS) return since;
  }
}

function overlapping(momentMs: number): Date {
  return new Date(momentMs - OVERLAP_MS);
}

async function copy(
  stores: Stores,
  batches: AsyncIterable<Writes>,
  { to, beat = () => undefined }: { to: string; beat?: (records: number) => void },
): Promise<void> {
  for await (const writes of batches) {
    throwRefusals(await writeDocuments(stores, writes, [to]));
    beat(writes.length);
  }
}
