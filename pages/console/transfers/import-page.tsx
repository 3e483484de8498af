import type { ImportRow } from '../../../domain/transfers/imports/import.ts';
import { h, type Text } from '../../h.ts';
import { ConfirmDialog } from '../dialogs.tsx';
import { Facts, Heading, recordPage, TitledRows, type Action } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';
import { ColumnPicker } from './column-picker.tsx';
import { countsOf, endOf, runs, tableOf } from './imports-page.tsx';
import { Progress } from './progress.tsx';

const PATH = '/console/imports';
const CALL = 'POST /console/api/imports';
/** How long the file of a preview is kept. */
const KEPT_MS = 24 * 60 * 60_000;

interface BadRow {
  line: number;
  column: string | null;
  reason: string;
}

interface ImportProps {
  shell: ShellProps;
  row: ImportRow;
  /** The members that its columns may be read as. */
  members: readonly string[];
  bad: { rows: readonly BadRow[]; nextCursor: string | null };
}

/** An import or its preview: how far it is, what it did, its columns, and its bad rows. */
export function importPage({ shell, row, members, bad }: ImportProps): string {
  const { imports } = words;
  const isUnderWay = runs(row.status);
  return recordPage({
    shell,
    title: tableOf(row),
    up: { path: PATH, text: imports.imports },
    status: endOf(row.status),
    actions: isUnderWay ? [{ text: imports.stop, opens: 'stop-import' }] : [],
    children: (
      <div>
        <p class="lead">{leadOf(row)}</p>
        {isUnderWay ? <Running row={row} /> : <p>{countsOf(row)}</p>}
        {row.error !== null && (
          <p class="problem" lang="en">
            {row.error}
          </p>
        )}
        <Facts
          of={[
            [imports.what, imports.kinds[row.kind]],
            [imports.system, row.vendor === null ? null : SYSTEMS[row.vendor]],
            [imports.rows, row.rows],
            [words.common.created, <Moment at={row.created_at} />],
          ]}
        />
        {isKept(row) && <Columns row={row} members={members} />}
        {!isUnderWay && <BadRows row={row} bad={bad} />}
        <ConfirmDialog
          id="stop-import"
          title={imports.stop}
          call={`${CALL}/${row.id}/cancel`}
          text={imports.stopping}
        />
      </div>
    ),
  });
}

/** Names of products. */
const SYSTEMS: Readonly<Record<NonNullable<ImportRow['vendor']>, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
};

function leadOf({ dry_run: isPreview, status }: ImportRow): Text {
  const { imports } = words;
  if (isPreview) return status === 'done' ? imports.previewDone : imports.previewLead;
  return imports.importLead;
}

function Running({ row }: { row: ImportRow }) {
  const { id, progress, rows } = row;
  return (
    <Progress label={words.imports.progress} of={`/imports/${id}`} value={progress}>
      {words.imports.rowsDone(<span data-slot="rows">{rows}</span>)}
    </Progress>
  );
}

/** Whether its file can be read again. */
function isKept({ dry_run: isPreview, status, finished_at: at }: ImportRow): boolean {
  return isPreview && status === 'done' && at !== null && Date.parse(at) > Date.now() - KEPT_MS;
}

/** A picker for each column, and the two ways on: another preview, or the import. */
function Columns({ row, members }: Pick<ImportProps, 'row' | 'members'>) {
  const { id, kind, columns, counts } = row;
  const { imports } = words;
  const again = { kind, import_id: id };
  const mapping = Object.fromEntries(columns.map(({ column, member }) => [column, member]));
  const start: Action = {
    ...{ text: imports.start, call: CALL, then: `${PATH}/{id}`, tone: 'primary' },
    body: { ...again, mapping, dry_run: false },
  };
  return (
    <section data-part="import">
      <Heading
        level={2}
        title={imports.columns}
        actions={counts.new + counts.changed > 0 ? [start] : []}
      />
      <p class="hint">{imports.columnsHint}</p>
      <form
        class="form"
        data-call={CALL}
        data-then={`${PATH}/{id}`}
        data-also={JSON.stringify({ ...again, dry_run: true })}
        data-sends="upload"
        novalidate
      >
        <div data-problem role="alert" class="problem" hidden />
        {columns.map((one, index) => (
          <ColumnPicker id={`column-${index}`} {...one} members={members} />
        ))}
        <button type="submit">{imports.previewAgain}</button>
      </form>
    </section>
  );
}

function BadRows({ row, bad }: Pick<ImportProps, 'row' | 'bad'>) {
  const { imports, common } = words;
  if (row.counts.bad === 0) return null;
  return (
    <section data-part="import">
      <TitledRows
        label={imports.badRows}
        head={[imports.line, imports.column, common.reason]}
        rows={bad.rows.map(({ line, column, reason }) => [
          String(line),
          column ?? imports.wholeRow,
          <span lang="en">{reason}</span>,
        ])}
        empty={imports.badGone}
      />
      <p class="links">
        <button
          type="button"
          data-downloads={`/console/api/imports/${row.id}/errors`}
          data-filename={imports.badFile}
        >
          {imports.download}
        </button>
      </p>
      <NextPage path={`${PATH}/${row.id}`} cursor={bad.nextCursor} />
    </section>
  );
}
