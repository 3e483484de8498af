import type { AppContext } from '../services/context.ts';
import { identify, ownKeys } from '../services/installation/check-keys.ts';
import { claimNamespace, readHolder } from '../services/installation/hold-namespace.ts';
import { requireWholeRecords } from '../services/installation/require-whole-records.ts';
import { changeKey } from '../storage/identity.ts';
import { withLocalContext } from './local-context.ts';
import type { Values } from './terminal/run-command.ts';

interface Shown {
  id: string;
  /** Ids of the key in use, and of those in SECRETS_KEY, newest first. */
  keys: { in_use: string; own: readonly string[] };
  namespace: { name: string; held_by: string | null };
}

/** Runs `npm run installation`. */
export function runInstallation(values: Values): Promise<number> {
  return withLocalContext(['MongoDB', 'Temporal'], async (ctx) => {
    await requireWholeRecords(ctx.stores);
    if (values['accept-keys'] === true) await acceptKeys(ctx);
    if (values['claim-namespace'] === true) await claimNamespace(ctx);
    const shown = await show(ctx);
    process.stdout.write(`${values['json'] === true ? JSON.stringify(shown) : textOf(shown)}\n`);
    return 0;
  });
}

async function acceptKeys(ctx: AppContext): Promise<void> {
  const inUse = await identify(ctx);
  const own = ownKeys(ctx);
  for (const key of ['secretsKey', 'addressKey'] as const) {
    if (await changeKey(ctx.stores, key, { from: inUse[key], to: own[key] })) continue;
    throw new Error(
      'Another process changed the key at this moment. Stop every api and worker, and try again.',
    );
  }
}

async function show(ctx: AppContext): Promise<Shown> {
  const { installationId, secretsKey } = await identify(ctx);
  const { namespace } = ctx.config.temporal;
  return {
    id: installationId,
    keys: { in_use: secretsKey, own: ctx.stores.secrets.keyIds },
    namespace: { name: namespace, held_by: await readHolder(ctx) },
  };
}

function textOf({ id, keys, namespace }: Shown): string {
  return [
    `Installation ${id}`,
    `Key in use ${keys.in_use}; SECRETS_KEY holds ${keys.own.join(', ')}`,
    `Temporal namespace ${namespace.name}, held by ${namespace.held_by ?? 'no installation'}`,
  ].join('\n');
}
