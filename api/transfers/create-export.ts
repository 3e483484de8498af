import { exportSchema, newExportInput } from '../../domain/transfers/exports/export.ts';
import { createExport as create } from '../../services/transfers/exports/create-export.ts';
import { accountOf, actorOf } from '../caller.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { exportAnswer, exportRefusal, tableAccess } from './export-path.ts';

export const createExport = defineRoute(
  {
    name: 'createExport',
    method: 'post',
    path: '/exports',
    access: tableAccess,
    idempotent: true,
    meter: 'platform_calls',
    body: newExportInput,
    status: 202,
    response: recordOf(exportSchema),
    errors: ['insufficient_scope'],
    summary: 'Export candidates, applications, postings, employees or the whole account.',
    description:
      'The file is written in the background: GET /exports/{id} has its link once it is done, for 24 hours. Tables have a row per record and the names of the API as columns; CSV is safe in spreadsheets, and POST /imports reads it back. An account is a ZIP with each collection as JSON Lines, the files, and a manifest with counts and SHA-256 hashes; it needs the scopes account:manage and account:audit, or an owner. Secrets and hashes of keys are left out, and so are demographic answers. Merged duplicates and anonymised people are not in tables.',
  },
  async ({ ctx, caller, body, run }) => {
    const refusal = exportRefusal(body.kind, caller);
    if (refusal !== null) throw refusal;
    const exporting = { accountId: accountOf(caller), run, actor: actorOf(caller) };
    const one = await create(ctx, exporting, body);
    return { body: { data: exportAnswer(ctx, caller, one) } };
  },
);
