import { namingState } from '../storage/mongo.ts';
import { ensureMongoIndexes } from '../storage/mongo-indexes.ts';
import { resealSecrets } from '../storage/webhooks/webhook-secrets.ts';
import type { Stores } from '../storage/stores.ts';
import { requireWholeRecords } from './installation/require-whole-records.ts';
import { migrateAtStart } from './migrations/migrate.ts';
import { restoreIndexes } from './market/indexing/restore-indexes.ts';
import { restorePeopleIndex } from './people/indexing/restore-people-index.ts';

/**
 * Creates missing collections, indexes and documents, runs the migrations that may run at a start, and encrypts secrets
 * under the newest key. Idempotent, also when run concurrently.
 * @throws HalfRestored when a restore was interrupted.
 */
export function prepareStores(stores: Stores): Promise<void> {
  return namingState(stores.mongo, async () => {
    await requireWholeRecords(stores);
    await Promise.all([
      ensureMongoIndexes(stores),
      restoreIndexes(stores),
      restorePeopleIndex(stores),
    ]);
    await migrateAtStart(stores);
    await resealSecrets(stores);
  });
}
