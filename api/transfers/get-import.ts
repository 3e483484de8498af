import { importRow, importSchema } from '../../domain/transfers/imports/import.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { importParams, ownedImport } from './import-path.ts';

export const getImport = defineRoute(
  {
    name: 'getImport',
    method: 'get',
    path: '/imports/{id}',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    readsOnly: true,
    meter: 'platform_calls',
    params: importParams,
    find: ownedImport,
    response: recordOf(importSchema),
    summary: 'Read an import: its status, and how many rows were new, changed, skipped and bad.',
  },
  ({ found }) => Promise.resolve({ body: { data: importRow(found) } }),
);
