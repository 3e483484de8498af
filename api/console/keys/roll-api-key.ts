import { z } from 'zod';
import { rollApiKey as roll } from '../../../services/accounts/roll-api-key.ts';
import { causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { keyRow, newKeySchema } from '../../../domain/accounts/key-row.ts';
import { keyParams, ownedKey } from './owned-key.ts';

const LONGEST_GRACE_SECONDS = 7 * 86_400;

export const rollApiKey = defineRoute(
  {
    name: 'rollApiKey',
    method: 'post',
    path: '/api-keys/{id}/roll',
    access: { role: 'admin', fresh: true },
    params: keyParams,
    find: ownedKey,
    body: z.strictObject({ old_expires_in_s: z.int().min(0).max(LONGEST_GRACE_SECONDS) }),
    status: 201,
    response: recordOf(newKeySchema),
    errors: ['conflict'],
    summary: 'Replace an API key. The old one works for a time that the body names.',
  },
  async (call) => {
    const endsAt = new Date(Date.now() + call.body.old_expires_in_s * 1_000);
    const wanted = { old: call.found, endsAt };
    const { key, text } = await roll(call.ctx.stores, wanted, causeOf(call));
    return { body: { data: { ...keyRow(key), api_key: text } } };
  },
);
