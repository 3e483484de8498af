import { z } from 'zod';
import { billingRow, billingSchema } from '../../../domain/billing/billing-row.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { setCard } from '../../../services/billing/billing-settings.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

/** Longer than ids of a processor. */
const MOST_CHARACTERS = 200;

export const setConsoleCard = defineRoute(
  {
    name: 'setCard',
    method: 'put',
    path: '/billing/card',
    access: { role: 'owner', fresh: true },
    body: z.strictObject({ setup_id: z.string().min(1).max(MOST_CHARACTERS) }),
    response: recordOf(billingSchema),
    summary: 'Set or replace the card by the one entered in a setup.',
  },
  async (call) => {
    const { ctx, body } = call;
    const accountId = accountOf(call.caller);
    const card = await ctx.payments.findEnteredCard({ accountId, setupId: body.setup_id });
    if (card === null) throw invalidRequest('setup_id', 'holds no card yet: enter the card again');
    const money = await setCard(ctx, { accountId, cause: causeOf(call) }, card);
    return { body: { data: billingRow(money) } };
  },
);
