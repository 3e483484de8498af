import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { billingRow, billingSchema } from '../../../domain/billing/billing-row.ts';

export const getBilling = defineRoute(
  {
    name: 'getBilling',
    method: 'get',
    path: '/billing',
    access: { role: 'admin' },
    response: recordOf(billingSchema),
    summary: 'Read balance, holds, limit, card and automatic top-up.',
  },
  async ({ ctx, caller }) => ({
    body: { data: billingRow(await bringLedgerUpToDate(ctx, accountOf(caller))) },
  }),
);
