import { z } from 'zod';
import { setAutoTopUp, stopAutoTopUp } from '../../../services/billing/billing-settings.ts';
import { bringLedgerUpToDate } from '../../../services/billing/read-month.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { billingRow, billingSchema } from '../../../domain/billing/billing-row.ts';
import { amount, charged, requireCard } from './billing-input.ts';

export const setConsoleAutoTopUp = defineRoute(
  {
    name: 'setAutoTopUp',
    method: 'put',
    path: '/billing/auto-top-up',
    access: { role: 'owner', fresh: true },
    body: z.strictObject({ threshold_usd_micros: amount, amount_usd_micros: charged }).nullable(),
    response: recordOf(billingSchema),
    summary: 'Charge the card whenever the balance is below the threshold; null removes the card.',
  },
  async (call) => {
    const { ctx, body } = call;
    const accountId = accountOf(call.caller);
    const change = { accountId, cause: causeOf(call) };
    const before = await bringLedgerUpToDate(ctx, accountId);
    if (body === null) {
      await stopAutoTopUp(ctx, change);
      return { body: { data: billingRow({ ...before, card: null, autoTopUp: null }) } };
    }
    const { failure: _declined, ...card } = requireCard(before);
    const money = await setAutoTopUp(ctx, change, {
      thresholdUsdMicros: body.threshold_usd_micros,
      amountUsdMicros: body.amount_usd_micros,
      card,
    });
    return { body: { data: billingRow(money) } };
  },
);
