import type { SourceRow, RunRow, RejectedRow } from '../../../domain/market/source-row.ts';
import { h } from '../../h.ts';
import { ConfirmDialog, type FieldsDialogProps } from '../dialogs.tsx';
import { Awaited } from '../awaited.tsx';
import { Facts, listPage, recordPage, Rows, Status, TitledRows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';

interface SourcesProps {
  shell: ShellProps;
  rows: readonly SourceRow[];
  nextCursor: string | null;
  kinds: readonly string[];
}

const PATH = '/console/installation/sources';

export function sourcesPage({ shell, rows, nextCursor, kinds }: SourcesProps): string {
  return listPage({
    shell,
    title: words.installation.sources,
    lead: words.installation.sourcesLead,
    head: [
      words.common.source,
      words.common.kind,
      words.common.status,
      words.installation.rows,
      words.installation.lastRun,
      words.installation.nextRead,
    ],
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>{row.token}</a>,
      row.kind,
      <Status of={row.enabled ? 'enabled' : 'paused'} />,
      row.rows,
      row.last_run === null ? null : <Status of={row.last_run.status} />,
      <Moment at={row.enabled ? row.next_read_at : null} />,
    ]),
    empty: words.installation.noSource,
    nextCursor,
    adds: newSource(kinds),
  });
}

function newSource(kinds: readonly string[]): FieldsDialogProps {
  return {
    id: 'new-source',
    title: words.installation.newSource,
    call: 'POST /console/api/sources',
    then: `${PATH}/{id}`,
    submit: words.installation.addSource,
    fields: [
      {
        name: 'kind',
        label: words.common.kind,
        kind: 'select',
        required: true,
        choices: kinds,
      },
      {
        name: 'token',
        label: words.installation.tokenOrUrl,
        required: true,
        hint: words.installation.tokenHint,
      },
      { name: 'company', label: words.common.company, blank: 'null' },
      {
        name: 'cadence_minutes',
        label: words.installation.minutesBetweenReads,
        kind: 'number',
        required: true,
        value: 60,
      },
    ],
  };
}

interface SourceProps {
  shell: ShellProps;
  source: SourceRow;
  runs: readonly RunRow[];
  rejected: readonly RejectedRow[];
  /** Its workflow in the Temporal UI. */
  workflowUrl: string;
  /** The end of the last run when another one was started; empty if there was none. */
  after: string | null;
}

export function sourcePage(props: SourceProps): string {
  const { shell, source, runs, rejected, workflowUrl, after } = props;
  const call = `/console/api/sources/${source.id}`;
  const { enabled } = source;
  const lastEnd = source.last_run?.finished_at ?? '';
  return recordPage({
    shell,
    title: source.token,
    up: { path: PATH, text: words.installation.sources },
    status: enabled ? 'enabled' : 'paused',
    actions: [
      { text: words.installation.removeSource, opens: 'remove-source' },
      {
        text: enabled ? words.installation.pause : words.installation.resume,
        call: `PATCH ${call}`,
        body: { enabled: !enabled },
      },
      {
        text: words.installation.runNow,
        call: `POST ${call}/run`,
        then: `${PATH}/${source.id}?after=${encodeURIComponent(lastEnd)}`,
        tone: 'primary',
      },
    ],
    children: (
      <div>
        <Facts
          of={[
            [words.common.kind, source.kind],
            [words.common.company, source.company],
            [words.installation.every, words.installation.minutes(source.cadence_minutes)],
            [words.installation.nextRead, <Moment at={enabled ? source.next_read_at : null} />],
            [words.installation.lastError, source.last_run?.error ?? null],
            [
              words.installation.workflow,
              <a href={workflowUrl} rel="noopener">
                {words.installation.openInTemporal}
              </a>,
            ],
          ]}
        />
        {after === lastEnd && <Running id={source.id} since={lastEnd} />}
        <Runs runs={runs} />
        <Rejected rejected={rejected} />
        <RemoveDialog call={call} />
      </div>
    ),
  });
}

/** A run is under way; the page shows its end. */
function Running({ id, since }: { id: string; since: string }) {
  return (
    <p role="status">
      {words.installation.running}
      <Awaited of={`/sources/${id}`} member="last_run.finished_at" is={since} />
    </p>
  );
}

function Runs({ runs }: { runs: readonly RunRow[] }) {
  return (
    <section>
      <TitledRows
        label={words.installation.runs}
        head={[
          words.installation.run,
          words.installation.verdict,
          words.installation.read,
          words.installation.fresh,
          words.common.changed,
          words.installation.closed,
          words.installation.rejected,
          words.installation.error,
        ]}
        rows={runs.map((run) => [
          <Moment at={run.finished_at} />,
          <Status of={run.status} />,
          run.read,
          run.new,
          run.changed,
          run.closed,
          run.rejected,
          run.error,
        ])}
        empty={words.installation.noRun}
      />
    </section>
  );
}

function Rejected({ rejected }: { rejected: readonly RejectedRow[] }) {
  return (
    <section>
      <h2>{words.installation.rejectedRowsOfLatest}</h2>
      <Rows
        label={words.installation.rejectedRows}
        head={[words.installation.row, words.common.reason, words.installation.excerpt]}
        rows={rejected.map((row) => [
          row.external_id ?? words.installation.withoutId,
          row.reason,
          <code>{row.excerpt}</code>,
        ])}
        empty={words.installation.noRejectedRow}
      />
    </section>
  );
}

function RemoveDialog({ call }: { call: string }) {
  return (
    <ConfirmDialog
      id="remove-source"
      title={words.installation.removeSource}
      call={`DELETE ${call}`}
      then={PATH}
      text={words.installation.removing}
    />
  );
}
