import { resolve } from 'node:path';
import { countDocuments } from '../../domain/backup/manifest.ts';
import { takeBackup } from '../../services/backup/take-backup.ts';
import type { AppContext } from '../../services/context.ts';
import { withLocalContext } from '../local-context.ts';
import { readIdentity } from '../../storage/identity.ts';
import { readRelease } from '../release.ts';
import type { Values } from '../terminal/run-command.ts';
import { progress, progressDone } from '../terminal/say.ts';

/** Runs `npm run backup`. */
export function backup(folder: string, values: Values): Promise<number> {
  return withLocalContext(['MongoDB'], async (ctx) => {
    const isStopped = values['stopped'] === true;
    const wish = { folder: resolve(folder), release: readRelease(), isStopped };
    const manifest = await takeBackup(ctx.stores, wish, (name) => progress('backup', name));
    progressDone('backup');
    const documents = countDocuments(manifest);
    const bytes = manifest.collections.reduce((sum, one) => sum + one.bytes, 0);
    process.stdout.write(
      values['json'] === true
        ? `${JSON.stringify(manifest)}\n`
        : `${documents} documents of ${manifest.collections.length} collections, ${Math.ceil(bytes / 1024)} KiB. ` +
            `Keep ${await keyWords(ctx)} and CURSOR_SECRET with them, but elsewhere.\n`,
    );
    return 0;
  });
}

async function keyWords({ stores }: Pick<AppContext, 'stores'>): Promise<string> {
  const identity = await readIdentity(stores);
  return identity === null ? 'SECRETS_KEY' : `SECRETS_KEY (its key ${identity.secretsKey})`;
}
