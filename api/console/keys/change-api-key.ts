import { z } from 'zod';
import { AppError } from '../../../domain/common/errors.ts';
import { changeApiKey as change } from '../../../storage/accounts/api-keys.ts';
import { causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { keyName, rateLimit } from './key-input.ts';
import { keyRow, keySchema } from '../../../domain/accounts/key-row.ts';
import { keyParams, ownedKey } from './owned-key.ts';

export const changeApiKey = defineRoute(
  {
    name: 'changeApiKey',
    method: 'patch',
    path: '/api-keys/{id}',
    access: { role: 'admin', fresh: true },
    params: keyParams,
    find: ownedKey,
    body: z.strictObject({ name: keyName.optional(), rate_limit: rateLimit.optional() }),
    response: recordOf(keySchema),
    errors: ['conflict'],
    summary: 'Change the name or the limit of an API key.',
  },
  async (call) => {
    const { found: key, body } = call;
    const wanted = {
      name: body.name ?? key.name,
      requestsPerMinute: body.rate_limit ?? key.requestsPerMinute,
    };
    if (!(await change(call.ctx.stores, { key, ...wanted }, causeOf(call)))) {
      throw new AppError('conflict', { message: 'This key is revoked.' });
    }
    return { body: { data: keyRow({ ...key, ...wanted }) } };
  },
);
