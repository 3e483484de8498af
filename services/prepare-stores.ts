import { pingMongo } from '../storage/mongo.ts';
import { ensureMongoIndexes } from '../storage/mongo-indexes.ts';
import { resealSecrets } from '../storage/webhooks/webhook-secrets.ts';
import type { Stores } from '../storage/stores.ts';
import { restoreIndexes } from './market/restore-indexes.ts';

/**
 * Creates what the stores need before the first write, or have lost, and seals what is not sealed under the newest key.
 * Harmless to repeat, and for two processes at once.
 */
export async function prepareStores(stores: Stores): Promise<void> {
  try {
    await Promise.all([ensureMongoIndexes(stores), restoreIndexes(stores)]);
    await resealSecrets(stores);
  } catch (error) {
    // Whoever waits for a connection is told that they have waited; this says what keeps it from opening.
    await pingMongo(stores.mongo);
    throw error;
  }
}
