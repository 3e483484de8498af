import {
  changeKey,
  ensureIdentity,
  type Identity,
  type KeysInUse,
} from '../../storage/identity.ts';
import { namingState } from '../../storage/mongo.ts';
import { keyIdOf } from '../../storage/secret-box.ts';
import { findSealingKey } from '../../storage/webhooks/webhook-secrets.ts';
import type { AppContext } from '../context.ts';
import { requireWholeRecords } from './require-whole-records.ts';
import { StartRefused } from './start-refused.ts';

type KeysContext = Pick<AppContext, 'stores' | 'config' | 'log'>;

/**
 * Compares the keys of this process with those that the installation uses, and records a rotation. The first start
 * records its keys.
 * @throws StartRefused when `SECRETS_KEY` lacks the key in use, or `ADDRESS_KEY` is another. @throws HalfRestored when a restore was interrupted.
 */
export function checkKeys(ctx: KeysContext): Promise<void> {
  return namingState(ctx.stores.mongo, async () => {
    // The restore brings the identity of the backup.
    await requireWholeRecords(ctx.stores);
    await compareKeys(ctx);
  });
}

async function compareKeys(ctx: KeysContext): Promise<void> {
  const { keyIds } = ctx.stores.secrets;
  for (;;) {
    const { secretsKey, cursorKey, addressKey } = await identify(ctx);
    const { newest, verdict } = judgeKeys(secretsKey, keyIds);
    if (verdict === 'unknown') throw new StartRefused(unknownKey(secretsKey, keyIds));
    if (addressKey !== ownKeys(ctx).addressKey) throw new StartRefused(otherAddressKey(addressKey));
    if (verdict === 'same') return checkCursorKey(ctx, cursorKey);
    // Another process may have recorded its key since; then that one is compared.
    const keys = { from: secretsKey, to: newest };
    if (await changeKey(ctx.stores, 'secretsKey', keys)) ctx.log.info(keys, 'SECRETS_KEY rotated');
  }
}

/** The identity of this installation. Records of an earlier release have none, but may name the key in use. */
export async function identify({ stores, config }: KeysContext): Promise<Identity> {
  const own = ownKeys({ stores, config });
  const inUse = await findSealingKey(stores);
  return ensureIdentity(stores, { ...own, secretsKey: inUse ?? own.secretsKey });
}

/** The ids of the keys with which this process encrypts and signs. */
export function ownKeys({ stores, config }: Pick<KeysContext, 'stores' | 'config'>): KeysInUse {
  return {
    secretsKey: stores.secrets.keyIds[0] ?? '',
    cursorKey: keyIdOf(config.cursorSecret, 'cursor'),
    addressKey: keyIdOf(config.addressKey, 'address'),
  };
}

/** The relation of a process's keys, newest first, to the key in use. */
export function judgeKeys(
  inUse: string,
  [newest = '', ...older]: readonly string[],
): { newest: string; verdict: 'same' | 'rotated' | 'unknown' } {
  if (newest === inUse) return { newest, verdict: 'same' };
  return { newest, verdict: older.includes(inUse) ? 'rotated' : 'unknown' };
}

function unknownKey(inUse: string, own: readonly string[]): string {
  return (
    `SECRETS_KEY does not hold the key ${inUse}, with which this installation encrypts; it holds ${own.join(', ')}. ` +
    'Give every api and worker the same SECRETS_KEY. To change it, add the new key to the list first. ' +
    'If the key is lost, run "npm run installation -- --accept-keys". See docs/runbook.md.'
  );
}

/** With another key no address is found on the list, and people who unsubscribed get mail. */
function otherAddressKey(inUse: string): string {
  return (
    `ADDRESS_KEY is not the key ${inUse}, under which this installation lists suppressed addresses. ` +
    'Set it to the key that SECRETS_KEY held before it changed. See docs/runbook.md.'
  );
}

/** `CURSOR_SECRET` has no rotation, so a change of it looks like a difference between processes. */
async function checkCursorKey(ctx: KeysContext, inUse: string): Promise<void> {
  const { cursorKey } = ownKeys(ctx);
  if (cursorKey === inUse) return;
  await changeKey(ctx.stores, 'cursorKey', { from: inUse, to: cursorKey });
  ctx.log.warn(
    { last_used: inUse, own: cursorKey },
    'CURSOR_SECRET is not the one of the last process that started. Give every process the same; older cursors and file links are refused',
  );
}
