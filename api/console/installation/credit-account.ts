import { z } from 'zod';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { creditReason, MOST_CREDIT_USD_MICROS } from '../../../domain/billing/credit.ts';
import { creditAccount } from '../../../services/billing/credit-account.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { amount } from '../billing/billing-input.ts';
import { forOperators } from './source-shape.ts';

export const creditConsoleAccount = defineRoute(
  {
    name: 'creditAccount',
    method: 'post',
    path: '/accounts/{id}/credit',
    access: { ...forOperators, fresh: true },
    idempotent: true,
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      amount_usd_micros: amount
        .min(1, 'must be above 0')
        .max(MOST_CREDIT_USD_MICROS, 'must be at most 10,000 USD'),
      reason: creditReason,
    }),
    response: recordOf(z.object({ id: z.string(), balance_usd_micros: z.int() })),
    find: ({ ctx, params }) => findAccount(ctx.stores, params.id),
    summary: "Add credit to an account's balance, as `npm run accounts -- credit` does.",
  },
  async ({ ctx, found: { id }, body, run, requestId }) => {
    // The account's own members read its audit log: it does not name the operator. The line of the request in the log does.
    const cause = { ...operatorCause, requestId };
    const once = run === null ? {} : { key: `console-credit-${run}` };
    const { balanceUsdMicros } = await creditAccount(
      ctx,
      { accountId: id, cause, reason: body.reason, ...once },
      body.amount_usd_micros,
    );
    return { body: { data: { id, balance_usd_micros: balanceUsdMicros } } };
  },
);
