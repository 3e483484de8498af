import { resolve } from 'node:path';
import { restoreBackup, settle } from '../../services/backup/restore-backup.ts';
import type { AppContext } from '../../services/context.ts';
import { readIdentity } from '../../storage/identity.ts';
import { withLocalContext } from '../local-context.ts';
import type { Values } from '../terminal/run-command.ts';
import { progress, progressDone } from '../terminal/say.ts';

const report = (step: string) => progress('restore', step);

/** Runs `npm run restore`; without a folder, it settles what the database holds. */
export function restore(folder: string | undefined, values: Values): Promise<number> {
  return withLocalContext(['MongoDB', 'Elasticsearch'], async (ctx) => {
    const { documents, cancelledSends } = await restored(ctx, folder, values['replace'] === true);
    progressDone('restore');
    process.stdout.write(
      values['json'] === true
        ? `${JSON.stringify({ documents, cancelled_sends: cancelledSends })}\n`
        : `${documents === null ? 'Settled.' : `${documents} documents restored.`} ${cancelledSends} sends cancelled, ` +
            `because they may have gone out since the backup. ${await keyWords(ctx)}Start the api and the workers.\n`,
    );
    return 0;
  });
}

async function restored(
  { stores }: Pick<AppContext, 'stores'>,
  folder: string | undefined,
  replaces: boolean,
): Promise<{ documents: number | null; cancelledSends: number }> {
  if (folder === undefined)
    return { documents: null, cancelledSends: await settle(stores, report) };
  return restoreBackup(stores, { folder: resolve(folder), replaces }, report);
}

/** Names the key that the records need, if this environment does not have it. */
async function keyWords({ stores }: Pick<AppContext, 'stores'>): Promise<string> {
  const identity = await readIdentity(stores);
  const { keyIds } = stores.secrets;
  if (identity === null || keyIds.includes(identity.secretsKey)) return '';
  return `The records need the SECRETS_KEY with the key ${identity.secretsKey}; here it holds ${keyIds.join(', ')}. `;
}
