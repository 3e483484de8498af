import { z } from 'zod';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { accountOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const beginCard = defineRoute(
  {
    name: 'beginCard',
    method: 'post',
    path: '/billing/card-setups',
    access: { role: 'owner', fresh: true },
    response: recordOf(z.object({ id: z.string(), client_secret: z.string() })),
    summary: "Begin to enter a card in the payment processor's fields.",
  },
  async ({ ctx, caller }) => {
    const accountId = accountOf(caller);
    const money = await findMoney(ctx.stores, accountId);
    const customer = money?.card?.customer ?? null;
    const { id, clientSecret } = await ctx.payments.beginCard({ accountId, customer });
    return { body: { data: { id, client_secret: clientSecret } } };
  },
);
