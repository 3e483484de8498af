import { h } from '../../h.ts';
import { Chart } from '../chart.tsx';
import { Facts, FieldsDialog, Filter, recordPage, Rows, Status, type Action } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { SelectFilter } from '../filters.tsx';
import type { ShellProps } from '../shell.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { endpointFields, type WebhookRow } from './webhooks-page.tsx';

export interface DeliveryRow {
  id: string;
  webhook_id: string;
  event_id: string;
  event_kind: string;
  status: string;
  next_attempt_at: string | null;
  attempts: readonly AttemptRow[];
  created_at: string;
}

export interface AttemptRow {
  number: number;
  at: string;
  duration_ms: number;
  status_code: number | null;
  error: string | null;
  response_excerpt: string | null;
}

/** Deliveries of a day, by how they stand now. */
export interface DeliveryDay {
  at: string;
  delivered: number;
  failed: number;
  waiting: number;
}

interface WebhookProps {
  shell: ShellProps;
  webhook: WebhookRow;
  deliveries: readonly DeliveryRow[];
  /** Oldest first. */
  days: readonly DeliveryDay[];
  nextCursor: string | null;
  eventKinds: readonly string[];
  /** Of the filter. */
  status: string;
  kind: string;
}

const STATUSES = ['pending', 'succeeded', 'failed', 'cancelled'];

export function webhookPage(props: WebhookProps): string {
  const { shell, webhook, eventKinds } = props;
  return recordPage({
    shell,
    title: webhook.url,
    up: { path: '/console/webhooks', text: 'Webhooks' },
    status: webhook.status,
    actions: actionsOf(webhook),
    children: (
      <div>
        <div id="secret-place" />
        <Facts
          of={[
            ['Description', webhook.description],
            ['Events', webhook.event_kinds.join(', ')],
            ['Failing since', <Moment at={webhook.failing_since} />],
            ['Disabled because', webhook.disabled_reason],
            ['Added', <Moment at={webhook.created_at} />],
          ]}
        />
        <Days days={props.days} />
        <Deliveries {...props} />
        <Dialogs webhook={webhook} eventKinds={eventKinds} />
        <ShownOnce what="secret" member="secret" reloads />
      </div>
    ),
  });
}

function actionsOf({ id, status, url, version }: WebhookRow): Action[] {
  const isEnabled = status === 'enabled';
  const values = { id, version, url };
  return [
    ...(isEnabled
      ? [
          { text: 'Send test', call: `POST /console/api/webhooks/${id}/test` },
          { text: 'Recover', opens: 'recover', values },
        ]
      : []),
    { text: 'Edit endpoint', opens: 'edit-endpoint', values },
    {
      text: isEnabled ? 'Disable' : 'Enable',
      call: `PATCH /console/api/webhooks/${id}`,
      body: { status: isEnabled ? 'disabled' : 'enabled' },
    },
    { text: 'Rotate secret', opens: 'rotate', values },
    { text: 'Delete endpoint', opens: 'delete-endpoint', values },
  ];
}

function Days({ days }: Pick<WebhookProps, 'days'>) {
  return (
    <section>
      <h2>Last 7 days</h2>
      <Chart label="Deliveries by day" values={days.map(totalOf)} />
      <Rows
        label="Last 7 days"
        head={['Day', 'Delivered', 'Failed', 'Waiting']}
        rows={[...days].reverse().map(({ at, delivered, failed, waiting }) => ({
          id: at,
          cells: [at.slice(0, 10), delivered, failed, waiting],
        }))}
        empty=""
      />
    </section>
  );
}

function totalOf({ delivered, failed, waiting }: DeliveryDay): number {
  return delivered + failed + waiting;
}

function Deliveries({ webhook, deliveries, nextCursor, status, kind, eventKinds }: WebhookProps) {
  const path = `/console/webhooks/${webhook.id}`;
  return (
    <section>
      <h2>Deliveries</h2>
      <Filter path={path}>
        <SelectFilter name="status" label="Status" choices={STATUSES} value={status} />
        <SelectFilter name="kind" label="Event" choices={eventKinds} value={kind} />
      </Filter>
      <Rows
        label="Deliveries"
        head={['Event', 'Status', 'Attempts', 'Last answer', 'Next attempt', 'Created']}
        rows={deliveries.map((one) => ({
          id: one.id,
          cells: [
            <a href={`${path}/deliveries/${one.id}`}>{one.event_kind}</a>,
            <Status of={one.status} />,
            one.attempts.length,
            answerOf(one.attempts.at(-1)),
            <Moment at={one.next_attempt_at} />,
            <Moment at={one.created_at} />,
          ],
        }))}
        empty="Nothing was delivered yet. Press “Send test” to see a message arrive."
      />
      <NextPage path={path} cursor={nextCursor} query={{ status, kind }} />
    </section>
  );
}

/** How an attempt ended, and how long it took. */
export function answerOf(attempt: AttemptRow | undefined): string | null {
  if (attempt === undefined) return null;
  const { status_code: code, error, duration_ms: took } = attempt;
  return `${code ?? error ?? 'no answer'} in ${took} ms`;
}

function Dialogs({ webhook, eventKinds }: Pick<WebhookProps, 'webhook' | 'eventKinds'>) {
  const path = `/console/api/webhooks/${webhook.id}`;
  return (
    <div>
      <FieldsDialog
        id="edit-endpoint"
        title="Edit endpoint"
        call={`PATCH ${path}`}
        submit="Save endpoint"
        version={webhook.version}
        fields={endpointFields(eventKinds, webhook)}
      />
      <FieldsDialog
        id="recover"
        title="Recover"
        call={`POST ${path}/recover`}
        submit="Recover"
        fields={[{ name: 'since', label: 'Since', kind: 'moment', required: true }]}
      >
        <p>Events that this endpoint missed since then are sent again.</p>
      </FieldsDialog>
      <FieldsDialog
        id="rotate"
        title="Rotate secret"
        call={`POST ${path}/rotate-secret`}
        then="show-secret"
        submit="Rotate secret"
        fields={[]}
      >
        <p>A new secret is made. Messages are signed with both for a day.</p>
      </FieldsDialog>
      <FieldsDialog
        id="delete-endpoint"
        title="Delete endpoint"
        call={`DELETE ${path}`}
        then="/console/webhooks"
        submit="Delete endpoint"
        danger
        fields={[]}
      >
        <p>Its pending deliveries are cancelled. They can still be read.</p>
      </FieldsDialog>
    </div>
  );
}
