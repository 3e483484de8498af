import { statementSchema } from '../../../domain/billing/statement-row.ts';
import { listStatements as findStatements } from '../../../storage/billing/statements.ts';
import { accountOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

/** Two years. */
const SHOWN = 24;

export const listStatements = defineRoute(
  {
    name: 'listStatements',
    method: 'get',
    path: '/billing/statements',
    access: { role: 'admin' },
    response: listOf(statementSchema),
    summary: 'List the closed months of two years, newest first.',
  },
  async ({ ctx, caller }) => {
    const statements = await findStatements(ctx.stores, accountOf(caller), SHOWN);
    const data = statements.map((one) => ({
      month: one.month,
      opening_balance_usd_micros: one.openingBalanceUsdMicros,
      credited_usd_micros: one.creditedUsdMicros,
      charged_usd_micros: one.chargedUsdMicros,
      closing_balance_usd_micros: one.closingBalanceUsdMicros,
      closed_at: one.closedAt.toISOString(),
    }));
    return { body: { data, meta: listMeta({}) } };
  },
);
