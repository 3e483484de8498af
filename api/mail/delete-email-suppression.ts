import { z } from 'zod';
import { unsuppress } from '../../services/mail/suppressions.ts';
import { defineRoute } from '../route.ts';
import { ownedSuppression, suppressionParams } from './suppression-path.ts';

export const deleteEmailSuppression = defineRoute(
  {
    name: 'deleteEmailSuppression',
    method: 'delete',
    path: '/email/suppressions/{id}',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    meter: 'platform_calls',
    params: suppressionParams,
    status: 204,
    response: z.undefined(),
    find: ownedSuppression,
    errors: ['conflict'],
    summary: 'Write to an address again.',
    description: 'An entry with reason complaint cannot be deleted: 409.',
  },
  async ({ ctx, found }) => {
    await unsuppress(ctx, found);
    return { body: undefined };
  },
);
