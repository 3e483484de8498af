import { isHalfRestored } from '../../storage/installation.ts';
import type { Stores } from '../../storage/stores.ts';

/** Knows whether the database is half restored. */
export interface RestoreWatch {
  /** The answer of the last look. */
  isHalfRestored: boolean;
  /** Looks at the database. @throws when it does not answer. */
  look(): Promise<boolean>;
  /** Ends with the first look, also when that fails; null afterwards, and before it. */
  firstLook: Promise<void> | null;
}

export function createRestoreWatch(stores: Stores): RestoreWatch {
  let hasLooked = false;
  const watch: RestoreWatch = {
    isHalfRestored: false,
    firstLook: null,
    look() {
      const looking = isHalfRestored(stores).then((isHalf) => (watch.isHalfRestored = isHalf));
      if (!hasLooked) watch.firstLook = settle(looking);
      hasLooked = true;
      return looking;
    },
  };
  const settle = async (looking: Promise<boolean>) => {
    await looking.catch(() => undefined);
    watch.firstLook = null;
  };
  return watch;
}
