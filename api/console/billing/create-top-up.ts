import { z } from 'zod';
import { within } from '../../../domain/common/within.ts';
import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { startTopUp } from '../../../services/billing/start-top-up.ts';
import { newId } from '../../../storage/new-id.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { charged, requireCard } from './billing-input.ts';

/** Longest wait of the person who pressed the button. The charge continues. */
const SHOWN_AFTER_MS = 10_000;

export const createTopUp = defineRoute(
  {
    name: 'createTopUp',
    method: 'post',
    path: '/billing/top-ups',
    access: { role: 'owner', fresh: true },
    idempotent: true,
    body: z.strictObject({ amount_usd_micros: charged }),
    response: recordOf(
      z.object({
        status: z.enum(['succeeded', 'declined', 'running']),
        reason: z.string().nullable(),
      }),
    ),
    summary: "Charge the account's card once. The answer says how it ended, or that it still runs.",
  },
  async (call) => {
    const { ctx, run } = call;
    const accountId = accountOf(call.caller);
    requireCard(await bringLedgerUpToDate(ctx, accountId));
    const key = `console-${run ?? newId('ledgerEntry')}`;
    const input = { accountId, key, amountUsdMicros: call.body.amount_usd_micros };
    const topUp = await startTopUp(ctx, { ...input, cause: causeOf(call) });
    const outcome = await within(topUp.result(), SHOWN_AFTER_MS, null);
    const reason = outcome?.status === 'declined' ? outcome.reason : null;
    return { body: { data: { status: outcome?.status ?? ('running' as const), reason } } };
  },
);
