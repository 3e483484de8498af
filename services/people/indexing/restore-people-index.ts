import { isPeopleRefillDue, markShownRowsDue } from '../../../storage/people/index-due.ts';
import {
  admitPeopleReaders,
  ensurePeopleIndex,
  isPeopleIndexThere,
  isPeopleIndexUnread,
} from '../../../storage/people/search/people-index.ts';
import type { Stores } from '../../../storage/stores.ts';

/**
 * Creates the index of People Search where it is missing, new or lost. Its content is marked as due before it exists, so a
 * killed process loses nothing; the sweep writes it, and until then no search reads it. Safe to run concurrently.
 */
export async function restorePeopleIndex(stores: Stores): Promise<void> {
  if (await isPeopleIndexThere(stores)) return;
  await markShownRowsDue(stores);
  await ensurePeopleIndex(stores, { isUnread: await isPeopleRefillDue(stores) });
}

/** Opens a restored index for searches once it is complete. */
export async function readmitPeopleReaders(stores: Stores): Promise<void> {
  if (!(await isPeopleIndexUnread(stores))) return;
  if (!(await isPeopleRefillDue(stores))) await admitPeopleReaders(stores);
}
