import { z } from 'zod';
import { setMonthlyLimit } from '../../../services/billing/billing-settings.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { amount } from './billing-input.ts';

const limit = amount.nullable();

export const setConsoleMonthlyLimit = defineRoute(
  {
    name: 'setMonthlyLimit',
    method: 'put',
    path: '/billing/monthly-limit',
    access: { role: 'owner', fresh: true },
    body: z.strictObject({ usd_micros: limit }),
    response: recordOf(z.object({ monthly_limit_usd_micros: limit })),
    summary: "Set the account's limit per UTC month; null removes it.",
  },
  async (call) => {
    const { usd_micros: wanted } = call.body;
    const change = { accountId: accountOf(call.caller), cause: causeOf(call) };
    await setMonthlyLimit(call.ctx, change, wanted);
    return { body: { data: { monthly_limit_usd_micros: wanted } } };
  },
);
