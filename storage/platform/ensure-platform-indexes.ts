import type { Stores } from '../stores.ts';
import { accountModel } from './account.model.ts';
import { apiKeyModel } from './api-key.model.ts';
import { idempotencyModel } from './idempotency.model.ts';

/** Creates the indexes of this area; harmless when they exist. The rate counters prepare their own. */
export async function ensurePlatformIndexes(stores: Stores): Promise<void> {
  await accountModel(stores.mongo).createIndexes();
  await apiKeyModel(stores.mongo).createIndexes();
  await idempotencyModel(stores.mongo).createIndexes();
}
