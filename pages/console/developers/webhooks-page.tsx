import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { FieldsDialog, listPage, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { ShownOnce } from '../shown-once.tsx';

/** An endpoint as `/console/api/webhooks` lists it. */
export interface WebhookRow {
  id: string;
  url: string;
  description: string | null;
  event_kinds: readonly string[];
  status: string;
  disabled_reason: string | null;
  failing_since: string | null;
  created_at: string;
  version: number;
}

interface WebhooksProps {
  shell: ShellProps;
  rows: readonly WebhookRow[];
  nextCursor: string | null;
  eventKinds: readonly string[];
}

export function webhooksPage({ shell, rows, nextCursor, eventKinds }: WebhooksProps): string {
  return listPage({
    shell,
    title: 'Webhooks',
    lead: 'Endpoints of yours that are told when something happens. Every message is signed.',
    actions: [{ text: 'New endpoint', opens: 'new-endpoint', tone: 'primary' }],
    head: ['Endpoint', 'Status', 'Events', 'Failing since', 'Added'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`/console/webhooks/${row.id}`}>{row.url}</a>,
        <Status of={row.status} />,
        row.event_kinds.join(', '),
        <Moment at={row.failing_since} />,
        <Moment at={row.created_at} />,
      ],
    })),
    empty: 'There is no endpoint yet. Make one, and it is told of every event that you choose.',
    nextCursor,
    above: <div id="secret-place" />,
    children: (
      <div>
        <FieldsDialog
          id="new-endpoint"
          title="New endpoint"
          call="POST /console/api/webhooks"
          then="show-secret"
          submit="Create endpoint"
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
    { name: 'url', label: 'URL', kind: 'url', required: true, value: endpoint?.url ?? '' },
    { name: 'description', label: 'Description', value: endpoint?.description ?? null },
    {
      name: 'event_kinds',
      label: 'Events',
      kind: 'checks',
      choices: [{ value: '*', text: 'every kind' }, ...eventKinds],
      value: endpoint?.event_kinds ?? ['*'],
    },
  ];
}
