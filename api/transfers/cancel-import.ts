import { AppError } from '../../domain/common/errors.ts';
import { importRow, importSchema } from '../../domain/transfers/imports/import.ts';
import { endImport } from '../../services/transfers/imports/end-import.ts';
import { findImport } from '../../storage/transfers/imports/imports.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { importParams, ownedImport } from './import-path.ts';

export const cancelImport = defineRoute(
  {
    name: 'cancelImport',
    method: 'post',
    path: '/imports/{id}/cancel',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    meter: 'platform_calls',
    params: importParams,
    find: ownedImport,
    response: recordOf(importSchema),
    errors: ['conflict'],
    summary: 'Stop an import. Rows that are done stay.',
    description: 'A cancelled import stays cancelled. One that is done or failed is 409 conflict.',
  },
  async ({ ctx, found }) => {
    const ended = await endImport(ctx, found, { status: 'cancelled' });
    const one = ended ?? (await findImport(ctx.stores, found));
    if (one?.status !== 'cancelled') {
      throw new AppError('conflict', { message: `The import is ${one?.status ?? 'gone'}.` });
    }
    return { body: { data: importRow(one) } };
  },
);
