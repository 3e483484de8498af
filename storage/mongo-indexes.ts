import { companyModel } from './market/company.model.ts';
import { rejectedRowModel, runModel, runPageModel } from './market/ingestion-run.model.ts';
import { jobModel } from './market/job.model.ts';
import { sourceModel } from './market/source.model.ts';
import { accountModel } from './platform/account.model.ts';
import { apiKeyModel } from './platform/api-key.model.ts';
import { idempotencyModel } from './platform/idempotency.model.ts';
import { rateWindowModel } from './platform/rate-window.model.ts';
import type { Stores } from './stores.ts';

/** Every model with indexes: one line each. */
const models = [
  jobModel,
  companyModel,
  sourceModel,
  runModel,
  runPageModel,
  rejectedRowModel,
  accountModel,
  apiKeyModel,
  idempotencyModel,
  rateWindowModel,
] as const;

/** Creates the indexes that the models declare; harmless when they exist. */
export async function ensureMongoIndexes({ mongo }: Stores): Promise<void> {
  for (const model of models) await model(mongo).createIndexes();
}
