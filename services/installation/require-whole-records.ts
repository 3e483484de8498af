import { remedies } from '../../domain/common/outages.ts';
import { isHalfRestored } from '../../storage/installation.ts';
import type { Stores } from '../../storage/stores.ts';

/** A restore began and did not end: the records are incomplete. */
export class HalfRestored extends Error {
  override name = 'HalfRestored';

  constructor() {
    super(remedies.halfRestored);
  }
}

/** @throws HalfRestored when a restore was interrupted. */
export async function requireWholeRecords(stores: Stores): Promise<void> {
  if (await isHalfRestored(stores)) throw new HalfRestored();
}
