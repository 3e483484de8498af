import { isHalfRestored } from '../storage/installation.ts';
import { pingMongo } from '../storage/mongo.ts';
import { ensureMongoIndexes } from '../storage/mongo-indexes.ts';
import { resealSecrets } from '../storage/webhooks/webhook-secrets.ts';
import type { Stores } from '../storage/stores.ts';
import { migrateAtStart } from './migrations/migrate.ts';
import { restoreIndexes } from './market/indexing/restore-indexes.ts';
import { restorePeopleIndex } from './people/indexing/restore-people-index.ts';

/**
 * Creates missing collections, indexes and documents, runs the migrations that may run at a start, and encrypts secrets
 * under the newest key. Idempotent, also when run concurrently.
 * @throws when a restore was interrupted.
 */
export async function prepareStores(stores: Stores): Promise<void> {
  try {
    if (await isHalfRestored(stores)) throw new Error(HALF_RESTORED);
    await Promise.all([
      ensureMongoIndexes(stores),
      restoreIndexes(stores),
      restorePeopleIndex(stores),
    ]);
    await migrateAtStart(stores);
    await resealSecrets(stores);
  } catch (error) {
    // A timed-out call only says that it waited; this names the cause.
    await pingMongo(stores.mongo);
    throw error;
  }
}

const HALF_RESTORED =
  'A restore of this database began and did not end. Run `npm run restore -- <folder> --replace` again.';
