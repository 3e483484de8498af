import { ensureMongoIndexes } from '../storage/mongo-indexes.ts';
import { resealSecrets } from '../storage/platform/webhook-secrets.ts';
import type { Stores } from '../storage/stores.ts';
import { restoreIndexes } from './market/restore-indexes.ts';

/**
 * Creates what the stores need before the first write, or have lost, and seals what is not sealed under the newest key.
 * Harmless to repeat, and for two processes at once.
 */
export async function prepareStores(stores: Stores): Promise<void> {
  await Promise.all([ensureMongoIndexes(stores), restoreIndexes(stores)]);
  await resealSecrets(stores);
}
