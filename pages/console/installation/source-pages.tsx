import { h } from '../../h.ts';
import { Facts, FieldsDialog, listPage, recordPage, Rows, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';

export interface SourceRow {
  id: string;
  kind: string;
  token: string;
  company: string | null;
  cadence_minutes: number;
  enabled: boolean;
  next_read_at: string;
  rows: number | null;
  last_run: { status: string; finished_at: string; error: string | null } | null;
}

export interface RunRow {
  id: string;
  status: string;
  started_at: string;
  finished_at: string;
  read: number;
  new: number;
  changed: number;
  closed: number;
  rejected: number;
  error: string | null;
}

export interface RejectedRow {
  id: string;
  external_id: string | null;
  reason: string;
  excerpt: string;
}

interface SourcesProps {
  shell: ShellProps;
  rows: readonly SourceRow[];
  kinds: readonly string[];
}

const PATH = '/console/installation/sources';

export function sourcesPage({ shell, rows, kinds }: SourcesProps): string {
  return listPage({
    shell,
    title: 'Sources',
    lead: 'Feeds that the market index is made from.',
    actions: [{ text: 'New source', opens: 'new-source', tone: 'primary' }],
    head: ['Source', 'Kind', 'Status', 'Rows', 'Last run', 'Next read'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`${PATH}/${row.id}`}>{row.token}</a>,
        row.kind,
        <Status of={row.enabled ? 'enabled' : 'paused'} />,
        row.rows,
        row.last_run === null ? null : <Status of={row.last_run.status} />,
        <Moment at={row.enabled ? row.next_read_at : null} />,
      ],
    })),
    empty: 'There is no source yet. Add the board of an employer at its vendor.',
    nextCursor: null,
    children: (
      <FieldsDialog
        id="new-source"
        title="New source"
        call="POST /console/api/sources"
        then={`${PATH}/{id}`}
        submit="Add source"
        fields={[
          { name: 'kind', label: 'Kind', kind: 'select', required: true, choices: kinds },
          {
            name: 'token',
            label: 'Token or URL',
            required: true,
            hint: 'The name of the board at the vendor, or the address of the feed.',
          },
          { name: 'company', label: 'Company', blank: 'null' },
          {
            name: 'cadence_minutes',
            label: 'Minutes between reads',
            kind: 'number',
            required: true,
            value: 60,
          },
        ]}
      />
    ),
  });
}

interface SourceProps {
  shell: ShellProps;
  source: SourceRow;
  runs: readonly RunRow[];
  rejected: readonly RejectedRow[];
  /** Its workflow in the Temporal UI. */
  workflowUrl: string;
}

export function sourcePage({ shell, source, runs, rejected, workflowUrl }: SourceProps): string {
  const call = `/console/api/sources/${source.id}`;
  const { enabled } = source;
  return recordPage({
    shell,
    title: source.token,
    up: { path: PATH, text: 'Sources' },
    status: enabled ? 'enabled' : 'paused',
    actions: [
      { text: 'Remove source', opens: 'remove-source' },
      {
        text: enabled ? 'Pause' : 'Resume',
        call: `PATCH ${call}`,
        body: { enabled: !enabled },
      },
      { text: 'Run now', call: `POST ${call}/run`, tone: 'primary' },
    ],
    children: (
      <div>
        <Facts
          of={[
            ['Kind', source.kind],
            ['Company', source.company],
            ['Every', `${source.cadence_minutes} min`],
            ['Next read', <Moment at={enabled ? source.next_read_at : null} />],
            ['Last error', source.last_run?.error ?? null],
            [
              'Workflow',
              <a href={workflowUrl} rel="noopener">
                Open in Temporal
              </a>,
            ],
          ]}
        />
        <Runs runs={runs} />
        <Rejected rejected={rejected} />
        <RemoveDialog call={call} />
      </div>
    ),
  });
}

function Runs({ runs }: { runs: readonly RunRow[] }) {
  return (
    <section>
      <h2>Runs</h2>
      <Rows
        label="Runs"
        head={['Run', 'Verdict', 'Read', 'New', 'Changed', 'Closed', 'Rejected', 'Error']}
        rows={runs.map((run) => ({
          id: run.id,
          cells: [
            <Moment at={run.finished_at} />,
            <Status of={run.status} />,
            run.read,
            run.new,
            run.changed,
            run.closed,
            run.rejected,
            run.error,
          ],
        }))}
        empty="It was not read yet."
      />
    </section>
  );
}

function Rejected({ rejected }: { rejected: readonly RejectedRow[] }) {
  return (
    <section>
      <h2>Rejected rows of the latest run</h2>
      <Rows
        label="Rejected rows"
        head={['Row', 'Reason', 'Excerpt']}
        rows={rejected.map((row) => ({
          id: row.id,
          cells: [row.external_id ?? 'without an id', row.reason, <code>{row.excerpt}</code>],
        }))}
        empty="No row was rejected."
      />
    </section>
  );
}

function RemoveDialog({ call }: { call: string }) {
  return (
    <FieldsDialog
      id="remove-source"
      title="Remove source"
      call={`DELETE ${call}`}
      then={PATH}
      submit="Remove source"
      danger
      fields={[]}
    >
      <p>Its jobs are closed.</p>
    </FieldsDialog>
  );
}
