import { parseConfig } from '../../config/config.ts';
import { meters } from '../../domain/accounts/meters.ts';
import { createContext, type AppContext } from '../../services/context.ts';
import { createAccount } from '../../services/billing/create-account.ts';
import { prepareStores } from '../../services/prepare-stores.ts';
import { setQuota } from '../../storage/accounts/quotas.ts';

/** Far above what this machine can do: the limit is counted, but never reached. */
const NO_LIMIT = 1_000_000_000;

/** The stores of a bench, ready to be used. */
export async function openBench(environment: Record<string, string>): Promise<AppContext> {
  const ctx = createContext(parseConfig(environment), 'bench');
  await ctx.stores.mongo.asPromise();
  await prepareStores(ctx.stores);
  return ctx;
}

/** The key of a new account without limits or quotas, which works in every api process of the bench. */
export async function createBenchKey({ stores }: AppContext): Promise<string> {
  const email = `bench-${Date.now()}@example.com`;
  const { account, apiKey } = await createAccount(stores, {
    email,
    requestsPerMinute: NO_LIMIT,
  });
  for (const meter of meters) await setQuota(stores, account.id, { meter, quota: NO_LIMIT });
  return apiKey;
}
