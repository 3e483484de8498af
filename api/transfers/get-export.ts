import { exportSchema } from '../../domain/transfers/exports/export.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { exportAnswer, exportParams, ownedExport, tableAccess } from './export-path.ts';

export const getExport = defineRoute(
  {
    name: 'getExport',
    method: 'get',
    path: '/exports/{id}',
    access: tableAccess,
    readsOnly: true,
    meter: 'platform_calls',
    params: exportParams,
    find: ownedExport,
    response: recordOf(exportSchema),
    summary: 'Read an export: its status, and the link to its file once it is done.',
  },
  ({ ctx, caller, found }) => Promise.resolve({ body: { data: exportAnswer(ctx, caller, found) } }),
);
