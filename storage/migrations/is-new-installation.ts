import { accountModel } from '../accounts/account.model.ts';
import { jobModel } from '../market/job.model.ts';
import type { Stores } from '../stores.ts';

/** Whether nothing was stored yet: there is no account and no job. */
export async function isNewInstallation({ mongo }: Stores): Promise<boolean> {
  const [account, job] = await Promise.all([
    accountModel(mongo).exists({}),
    jobModel(mongo).exists({}),
  ]);
  return account === null && job === null;
}
