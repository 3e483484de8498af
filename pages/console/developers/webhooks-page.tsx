import type { WebhookRow } from '../../../domain/webhooks/webhook-row.ts';
import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { FieldsDialog } from '../dialogs.tsx';
import { listPage, type ListProps, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { words } from '../words/words.ts';

interface WebhooksProps extends ListProps<WebhookRow> {
  eventKinds: readonly string[];
}

export function webhooksPage({ shell, rows, nextCursor, eventKinds }: WebhooksProps): string {
  return listPage({
    shell,
    title: words.developers.webhooks,
    lead: words.developers.webhooksLead,
    actions: [{ text: words.developers.newEndpoint, opens: 'new-endpoint', tone: 'primary' }],
    head: [
      words.common.endpoint,
      words.common.status,
      words.common.events,
      words.common.failingSince,
      words.common.added,
    ],
    rows: rows.map((row) => [
      <a href={`/console/webhooks/${row.id}`}>{row.url}</a>,
      <Status of={row.status} />,
      row.event_kinds.join(', '),
      <Moment at={row.failing_since} />,
      <Moment at={row.created_at} />,
    ]),
    empty: words.developers.noEndpoint,
    nextCursor,
    above: <div id="secret-place" />,
    children: (
      <div>
        <FieldsDialog
          id="new-endpoint"
          title={words.developers.newEndpoint}
          call="POST /console/api/webhooks"
          then="show-secret"
          submit={words.developers.createEndpoint}
          fields={endpointFields(eventKinds)}
        />
        <ShownOnce what="secret" member="secret" reloads />
      </div>
    ),
  });
}

/** The fields of a new endpoint, or of one that is there. */
export function endpointFields(eventKinds: readonly string[], endpoint?: WebhookRow): FieldSpec[] {
  return [
    {
      name: 'url',
      label: words.developers.url,
      kind: 'url',
      required: true,
      value: endpoint?.url ?? '',
    },
    { name: 'description', label: words.common.description, value: endpoint?.description ?? null },
    {
      name: 'event_kinds',
      label: words.common.events,
      kind: 'checks',
      choices: [{ value: '*', text: words.developers.everyKind }, ...eventKinds],
      value: endpoint?.event_kinds ?? ['*'],
    },
  ];
}
