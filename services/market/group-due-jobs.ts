import { slices } from '../../domain/common/slices.ts';
import { refreshCompany } from '../../storage/market/companies.ts';
import { findUncounted, markCounted } from '../../storage/market/counting-due.ts';
import {
  markGrouped,
  streamUngrouped,
  type GroupScope,
} from '../../storage/market/grouping-due.ts';
import type { Stores } from '../../storage/stores.ts';
import { groupJobs, indexJobsById } from './group-jobs.ts';

const BLOCKS_AT_ONCE = 200;
const JOBS_AT_ONCE = 1_000;

/** The due work of one pass. */
interface DueGroups {
  blocks: Set<string>;
  companyIds: Set<string>;
  idsByMark: Map<string, string[]>;
}

/** Called between the steps of a pass; throws to end it. */
type Beat = () => void;

/**
 * Groups near-duplicates across sources for every job that was opened, changed or closed since the last pass, then
 * counts the open roles of the companies. Idempotent: the result follows from the open jobs, and only differences are
 * written. Marks are cleared last, so a pass that was killed runs again.
 * @returns the counted companies.
 */
export async function groupDueJobs(
  stores: Stores,
  scope: GroupScope,
  beat: Beat = () => undefined,
): Promise<string[]> {
  const uncounted = await findUncounted(stores, scope);
  const { blocks, companyIds, idsByMark } = await collect(stores, scope, beat);
  for (const { countDue } of uncounted) for (const id of countDue.companyIds) companyIds.add(id);
  for (const some of slices([...blocks], BLOCKS_AT_ONCE)) {
    const grouped = await groupJobs(stores, some);
    for (const id of grouped.companyIds) companyIds.add(id);
    // Members of other sources change with their cluster and must be indexed too.
    await indexJobsById(stores, grouped.regrouped);
    beat();
  }
  for (const companyId of companyIds) {
    await refreshCompany(stores, companyId);
    beat();
  }
  for (const [mark, ids] of idsByMark) {
    for (const some of slices(ids, JOBS_AT_ONCE)) await markGrouped(stores, mark, some);
    beat();
  }
  await markCounted(stores, uncounted);
  return [...companyIds];
}

async function collect(stores: Stores, scope: GroupScope, beat: Beat): Promise<DueGroups> {
  const due: DueGroups = { blocks: new Set(), companyIds: new Set(), idsByMark: new Map() };
  for await (const { _id, clusterBlock, company, groupDue } of streamUngrouped(stores, scope)) {
    for (const block of [clusterBlock, ...(groupDue.blocks ?? [])]) due.blocks.add(block);
    for (const id of [company.id, ...(groupDue.companyIds ?? [])]) due.companyIds.add(id);
    const ids = due.idsByMark.get(groupDue.mark);
    if (ids === undefined) due.idsByMark.set(groupDue.mark, [_id]);
    else if (ids.push(_id) % JOBS_AT_ONCE === 0) beat();
  }
  return due;
}
