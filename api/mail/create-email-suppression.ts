import {
  suppressionInput,
  suppressionRow,
  suppressionSchema,
} from '../../domain/mail/suppression.ts';
import { suppressManually } from '../../services/mail/suppressions.ts';
import { accountOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const createEmailSuppression = defineRoute(
  {
    name: 'createEmailSuppression',
    method: 'post',
    path: '/email/suppressions',
    access: { scopes: ['jobs:applications'], role: 'admin' },
    idempotent: true,
    meter: 'platform_calls',
    body: suppressionInput,
    status: 201,
    response: recordOf(suppressionSchema),
    summary: 'Stop mailings to an address.',
    description:
      'The list keeps a keyed hash of the address, also after its candidate was anonymised. An address that unsubscribed or complained keeps that entry, which is returned.',
  },
  async ({ ctx, caller, body }) => {
    const suppression = await suppressManually(ctx, accountOf(caller), body.address);
    const { address, candidateId } = suppression;
    return { body: { data: suppressionRow(suppression, { address, candidateId }) } };
  },
);
