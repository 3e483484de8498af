import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { newKeyInput } from './key-input.ts';
import { keyRow, newKeySchema } from '../../../domain/accounts/key-row.ts';

export const createConsoleApiKey = defineRoute(
  {
    name: 'createApiKey',
    method: 'post',
    path: '/api-keys',
    access: { role: 'admin', fresh: true },
    body: newKeyInput,
    status: 201,
    response: recordOf(newKeySchema),
    summary: 'Create an API key. Its text is shown only in this answer.',
  },
  async (call) => {
    const { name, scopes, rate_limit: limit, expires_at: expiresAt } = call.body;
    const { key, text } = await createApiKey(call.ctx.stores, {
      accountId: accountOf(call.caller),
      name,
      scopes,
      ...(limit !== undefined && { requestsPerMinute: limit }),
      ...(expiresAt !== undefined && expiresAt !== null && { expiresAt }),
      cause: causeOf(call),
    });
    return { body: { data: { ...keyRow(key), api_key: text } } };
  },
);
