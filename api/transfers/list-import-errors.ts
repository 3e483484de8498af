import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { CSV_TYPE } from '../../domain/common/csv.ts';
import { cutPage } from '../../domain/common/result-page.ts';
import { importErrorSchema } from '../../domain/transfers/imports/import.ts';
import { badRowsAsCsv } from '../../services/transfers/imports/bad-rows.ts';
import { listImportErrors as readErrors } from '../../storage/transfers/imports/import-errors.ts';
import { TextStream } from '../answer.ts';
import { cursorScope } from '../cursor-scope.ts';
import { listMeta, listOf } from '../list-answer.ts';
import { pageQuery } from '../page-by-id.ts';
import { defineRoute } from '../route.ts';
import { prefersCsv } from '../table-answer.ts';
import { importParams, ownedImport } from './import-path.ts';

export const listImportErrors = defineRoute(
  {
    name: 'listImportErrors',
    method: 'get',
    path: '/imports/{id}/errors',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: importParams,
    find: ownedImport,
    query: z.object(pageQuery),
    csv: true,
    response: listOf(importErrorSchema),
    errors: ['invalid_cursor'],
    summary: 'List the rows that an import did not write, by line.',
    description:
      'With Accept: text/csv all of them, each with the cells of its row after line, column and reason: the table can be mended and sent again. Rows are kept for 30 days.',
  },
  async ({ ctx, found, query, headers }) => {
    const vary = { Vary: 'Accept' };
    if (prefersCsv(headers['accept'])) {
      const body = new TextStream(badRowsAsCsv(ctx, found));
      return { body, headers: { ...vary, 'Content-Type': CSV_TYPE } };
    }
    const { limit, cursor } = query;
    const scope = cursorScope(`import errors ${found.id}`, query, ctx.config.cursorSecret);
    const after = cursor === undefined ? 0 : decodeCursor(cursor, scope, z.number());
    const page = { after, limit: limit + 1 };
    const { rows, last } = cutPage(await readErrors(ctx.stores, found.id, page), limit);
    const nextCursor = last === undefined ? null : encodeCursor(last.line, scope);
    const data = rows.map(({ line, column, reason }) => ({ line, column, reason }));
    return { body: { data, meta: listMeta({ nextCursor }) }, headers: vary };
  },
);
