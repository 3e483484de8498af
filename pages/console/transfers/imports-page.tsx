import type { ImportRow } from '../../../domain/transfers/imports/import.ts';
import { h } from '../../h.ts';
import { FormDialog } from '../dialogs.tsx';
import { Fields } from '../fields.tsx';
import { listPage, Status, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';
import { ColumnPicker } from './column-picker.tsx';

const PATH = '/console/imports';
const DIALOG = 'new-import';

interface ImportsProps extends ListProps<ImportRow> {
  /** The members that columns may be read as, by kind. */
  members: Readonly<Record<string, readonly string[]>>;
}

const KINDS = (['candidates', 'applications', 'postings'] as const).map((value) => {
  return { value, text: words.imports.kinds[value] };
});

/** The imports of the account, and the way to a new one. */
export function importsPage({ shell, rows, nextCursor, members }: ImportsProps): string {
  const { imports, common } = words;
  return listPage({
    shell,
    title: imports.imports,
    lead: imports.lead,
    actions: [{ text: imports.newImport, opens: DIALOG, tone: 'primary' }],
    head: [imports.table, imports.what, common.status, imports.rows, common.created],
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>{tableOf(row)}</a>,
      [imports.kinds[row.kind], row.dry_run && [', ', imports.preview]],
      <Status of={endOf(row.status)} />,
      countsOf(row),
      <Moment at={row.created_at} />,
    ]),
    empty: imports.empty,
    nextCursor,
    children: <NewImport members={members} />,
  });
}

/** Whether the work is still to be done. */
export function runs(status: ImportRow['status']): boolean {
  return status === 'queued' || status === 'running';
}

/** Work that is done is completed; interviews have another word for it. */
export function endOf(status: string): string {
  return status === 'done' ? 'completed' : status;
}

/** The name of a table: its file, or the host that it was fetched from. */
export function tableOf({ filename, url }: ImportRow) {
  if (filename !== null) return filename;
  return url === null ? words.imports.table : new URL(url).host;
}

/** The outcomes of an import in words. */
export function countsOf({ counts, status, rows, dry_run: isPreview }: ImportRow) {
  if (runs(status)) return words.imports.rowsDone(rows);
  return isPreview ? words.imports.wouldBe(counts) : words.imports.were(counts);
}

function NewImport({ members }: Pick<ImportsProps, 'members'>) {
  const { imports } = words;
  return (
    <div>
      <FormDialog
        id={DIALOG}
        title={imports.newImport}
        call="POST /console/api/imports"
        then={`${PATH}/{id}`}
        submit={imports.showPreview}
        also={{ dry_run: true }}
        sends="upload"
      >
        <p>{imports.previewFirst}</p>
        <Fields
          prefix={DIALOG}
          of={[
            {
              ...{ name: 'kind', label: imports.what, kind: 'select', required: true },
              choices: KINDS,
            },
            {
              ...{ name: 'file', label: imports.file, kind: 'file', hint: imports.fileHint },
              blank: 'omitted',
            },
            {
              ...{ name: 'url', label: imports.link, kind: 'url', hint: imports.linkHint },
              blank: 'omitted',
            },
          ]}
        />
        <fieldset data-columns hidden>
          <legend>{imports.columns}</legend>
          <p>{imports.unknownColumns}</p>
        </fieldset>
      </FormDialog>
      {Object.entries(members).map(([kind, offered]) => (
        <template id={`picker-${kind}`}>
          <ColumnPicker id="picker" column="" member={null} members={offered} />
        </template>
      ))}
    </div>
  );
}
