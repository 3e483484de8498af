import { z } from 'zod';
import { closeAccount as close } from '../../services/transfers/closing/close-account.ts';
import { accountOf, causeOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

const closingSchema = z.object({
  closes_at: z.iso.datetime().meta({ description: 'When the data of the account is erased.' }),
});
closingSchema.register(z.globalRegistry, { id: 'AccountClosing' });

export const closeAccount = defineRoute(
  {
    name: 'closeAccount',
    method: 'delete',
    path: '/account',
    access: { scopes: ['account:manage'], role: 'owner', fresh: true },
    response: recordOf(closingSchema),
    summary: 'Close the account in 30 days.',
    description:
      'Until closes_at the account works as usual, and POST /account/reopen keeps it. The owners get mails: now, with an archive of all data, three days before the end, with another archive, and once the data is erased. Then keys, sessions, members, records, files and boards are gone; entries of the ledger, statements and the audit log stay, without names. An account that is closing keeps its closes_at.',
  },
  async (call) => {
    const closing = await close(call.ctx, accountOf(call.caller), causeOf(call));
    return { body: { data: { closes_at: closing.closesAt.toISOString() } } };
  },
);
