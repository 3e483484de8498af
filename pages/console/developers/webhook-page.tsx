import type { DeliveryDay } from '../../../domain/webhooks/delivery-day.ts';
import {
  deliveryStatuses,
  type DeliveryRow,
  type AttemptRow,
} from '../../../domain/webhooks/delivery-row.ts';
import type { WebhookRow } from '../../../domain/webhooks/webhook-row.ts';
import { h, type Text } from '../../h.ts';
import { Chart } from '../chart.tsx';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { Filter, SelectFilter } from '../filters.tsx';
import { type Action, Facts, recordPage, Rows, Status } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { endpointFields } from './webhooks-page.tsx';
import { words } from '../words/words.ts';

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

export function webhookPage(props: WebhookProps): string {
  const { shell, webhook, eventKinds } = props;
  return recordPage({
    shell,
    title: webhook.url,
    up: { path: '/console/webhooks', text: words.developers.webhooks },
    status: webhook.status,
    actions: actionsOf(webhook),
    children: (
      <div>
        <div id="secret-place" />
        <Facts
          of={[
            [words.common.description, webhook.description],
            [words.common.events, webhook.event_kinds.join(', ')],
            [words.common.failingSince, <Moment at={webhook.failing_since} />],
            [words.developers.disabledBecause, webhook.disabled_reason],
            [words.common.added, <Moment at={webhook.created_at} />],
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
          { text: words.developers.sendTest, call: `POST /console/api/webhooks/${id}/test` },
          { text: words.developers.recover, opens: 'recover', values },
        ]
      : []),
    { text: words.developers.editEndpoint, opens: 'edit-endpoint', values },
    {
      text: isEnabled ? words.common.disable : words.common.enable,
      call: `PATCH /console/api/webhooks/${id}`,
      body: { status: isEnabled ? 'disabled' : 'enabled' },
    },
    { text: words.developers.rotateSecret, opens: 'rotate', values },
    { text: words.developers.deleteEndpoint, opens: 'delete-endpoint', values },
  ];
}

function Days({ days }: Pick<WebhookProps, 'days'>) {
  return (
    <section>
      <h2>{words.developers.lastDays}</h2>
      <Chart label={words.developers.deliveriesByDay} values={days.map(totalOf)} />
      <Rows
        label={words.developers.lastDays}
        head={[
          words.common.day,
          words.developers.delivered,
          words.developers.failed,
          words.developers.waiting,
        ]}
        rows={[...days]
          .reverse()
          .map(({ at, delivered, failed, waiting }) => [
            at.slice(0, 10),
            delivered,
            failed,
            waiting,
          ])}
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
      <h2>{words.developers.deliveries}</h2>
      <Filter path={path}>
        <SelectFilter
          name="status"
          label={words.common.status}
          choices={deliveryStatuses}
          value={status}
        />
        <SelectFilter name="kind" label={words.common.event} choices={eventKinds} value={kind} />
      </Filter>
      <Rows
        label={words.developers.deliveries}
        head={[
          words.common.event,
          words.common.status,
          words.developers.attempts,
          words.developers.lastAnswer,
          words.developers.nextAttempt,
          words.common.created,
        ]}
        rows={deliveries.map((one) => [
          <a href={`${path}/deliveries/${one.id}`}>{one.event_kind}</a>,
          <Status of={one.status} />,
          one.attempts.length,
          answerOf(one.attempts.at(-1)),
          <Moment at={one.next_attempt_at} />,
          <Moment at={one.created_at} />,
        ])}
        empty={words.developers.noDelivery}
      />
      <NextPage path={path} cursor={nextCursor} query={{ status, kind }} />
    </section>
  );
}

/** How an attempt ended, and how long it took. */
export function answerOf(attempt: AttemptRow | undefined): Text | null {
  if (attempt === undefined) return null;
  const { status_code: code, error, duration_ms: took } = attempt;
  return words.developers.answered(code ?? error ?? words.developers.noAnswer, took);
}

function Dialogs({ webhook, eventKinds }: Pick<WebhookProps, 'webhook' | 'eventKinds'>) {
  const path = `/console/api/webhooks/${webhook.id}`;
  return (
    <div>
      <FieldsDialog
        id="edit-endpoint"
        title={words.developers.editEndpoint}
        call={`PATCH ${path}`}
        submit={words.developers.saveEndpoint}
        version={webhook.version}
        fields={endpointFields(eventKinds, webhook)}
      />
      <FieldsDialog
        id="recover"
        title={words.developers.recover}
        call={`POST ${path}/recover`}
        submit={words.developers.recover}
        fields={[{ name: 'since', label: words.common.since, kind: 'moment', required: true }]}
      >
        <p>{words.developers.recovering}</p>
      </FieldsDialog>
      <FieldsDialog
        id="rotate"
        title={words.developers.rotateSecret}
        call={`POST ${path}/rotate-secret`}
        then="show-secret"
        submit={words.developers.rotateSecret}
        fields={[]}
      >
        <p>{words.developers.rotating}</p>
      </FieldsDialog>
      <ConfirmDialog
        id="delete-endpoint"
        title={words.developers.deleteEndpoint}
        call={`DELETE ${path}`}
        then="/console/webhooks"
        text={words.developers.deletingEndpoint}
      />
    </div>
  );
}
