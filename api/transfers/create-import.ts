import {
  IMPORT_BODY_BYTES,
  importRow,
  importSchema,
  newImportInput,
} from '../../domain/transfers/imports/import.ts';
import { createImport as create } from '../../services/transfers/imports/create-import.ts';
import { actorOf, creationOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const createImport = defineRoute(
  {
    name: 'createImport',
    method: 'post',
    path: '/imports',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    meter: 'platform_calls',
    body: newImportInput,
    upload: { text: ['kind', 'url', 'import_id'], json: ['mapping', 'dry_run'] },
    maxBodyBytes: IMPORT_BODY_BYTES,
    status: 202,
    response: recordOf(importSchema),
    summary: 'Import candidates, applications or roles from a table.',
    description:
      'The table is CSV with any separator, in UTF-8, UTF-16 or Windows-1252, or a ZIP with one table and the résumés that its rows name. Columns are guessed by their names, also those of exports of Greenhouse, Lever, Ashby and Workable; mapping says otherwise. Rows are imported in the background. A record is known by its external id, a person also by the e-mail address, so that a table can be sent again. Nobody is mailed, and rows announce no events.',
  },
  async ({ ctx, caller, body, run }) => {
    const creation = { ...creationOf({ caller, run }), actor: actorOf(caller) };
    return { body: { data: importRow(await create(ctx, creation, body)) } };
  },
);
