import { z } from 'zod';
import { guessColumns } from '../../../domain/transfers/imports/guess-columns.ts';
import { IMPORT_BODY_BYTES, uploadedTable } from '../../../domain/transfers/imports/import.ts';
import { transferKinds } from '../../../domain/transfers/columns.ts';
import { readHeader } from '../../../services/transfers/imports/judge-table.ts';
import { isZip, openArchive } from '../../../services/transfers/imports/table-archive.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

const guessed = z.object({
  columns: z.array(z.object({ column: z.string(), member: z.string().nullable() })),
});

export const guessImportColumns = defineRoute(
  {
    name: 'guessImportColumns',
    method: 'post',
    path: '/import-columns',
    access: { role: 'recruiter' },
    body: z.strictObject({ kind: z.enum(transferKinds), file: uploadedTable }),
    maxBodyBytes: IMPORT_BODY_BYTES,
    response: recordOf(guessed),
    summary: 'The columns of a table and what each is taken for, also where one is missing.',
  },
  async ({ body: { kind, file } }) => {
    const bytes = Buffer.from(file.content_base64, 'base64');
    const table = isZip(bytes) ? Buffer.from(openArchive(bytes).table.bytes) : bytes;
    const { header } = await readHeader(table);
    const { mapping } = guessColumns(kind, header);
    const columns = header.map((column) => ({ column, member: mapping[column] ?? null }));
    return { body: { data: { columns } } };
  },
);
