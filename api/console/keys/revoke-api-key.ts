import { revokeApiKey as revoke } from '../../../storage/accounts/api-keys.ts';
import { causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { keyRow, keySchema } from '../../../domain/accounts/key-row.ts';
import { keyParams, ownedKey } from './owned-key.ts';

export const revokeApiKey = defineRoute(
  {
    name: 'revokeApiKey',
    method: 'post',
    path: '/api-keys/{id}/revoke',
    access: { role: 'admin' },
    params: keyParams,
    find: ownedKey,
    response: recordOf(keySchema),
    summary: 'Revoke an API key, within a second in every process. Idempotent.',
  },
  async (call) => {
    const { ctx, caller, found, params } = call;
    const { accountId } = found;
    await revoke(ctx.stores, { accountId, keyId: found.id }, causeOf(call));
    const key = (await ownedKey({ ctx, caller, params })) ?? found;
    return { body: { data: keyRow(key) } };
  },
);
