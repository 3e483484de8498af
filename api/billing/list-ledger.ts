import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { cutPage } from '../../domain/common/result-page.ts';
import { bringLedgerUpToDate } from '../../services/billing/read-month.ts';
import { listLedger as listEntries } from '../../storage/billing/ledger.ts';
import { accountOf } from '../caller.ts';
import { cursorScope } from '../cursor-scope.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { ledgerEntrySchema, ledgerRow } from '../../domain/billing/ledger-row.ts';

export const listLedger = defineRoute(
  {
    name: 'listLedger',
    method: 'get',
    path: '/usage/ledger',
    access: { scopes: ['account:audit'], role: 'admin' },
    readsOnly: true,
    query: z.object(pageQuery),
    response: listOf(ledgerEntrySchema),
    errors: ['invalid_cursor'],
    summary: "List the entries of the account's ledger, newest first.",
    description: 'Entries never change. The balance is their sum.',
  },
  async ({ ctx, caller, query }) => {
    const accountId = accountOf(caller);
    const scope = cursorScope(`ledger ${accountId}`, query, ctx.config.cursorSecret);
    const before = query.cursor === undefined ? null : decodeCursor(query.cursor, scope, z.int());
    await bringLedgerUpToDate(ctx, accountId);
    const limit = query.limit + 1;
    const entries = await listEntries(ctx.stores, accountId, { before, limit });
    const { rows, last } = cutPage(entries, query.limit);
    const nextCursor = last === undefined ? null : encodeCursor(last.sequence, scope);
    return { body: { data: rows.map(ledgerRow), meta: listMeta({ nextCursor }) } };
  },
);
