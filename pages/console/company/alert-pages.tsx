import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { Facts, FieldsDialog, listPage, recordPage, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';

export interface AlertRow {
  id: string;
  name: string;
  filters: Readonly<Record<string, unknown>>;
  cadence: string;
  channel: string;
  timezone: string;
  enabled: boolean;
  created_at: string;
  version: number;
}

interface AlertsProps {
  shell: ShellProps;
  rows: readonly AlertRow[];
  nextCursor: string | null;
}

const stateOf = ({ enabled }: AlertRow) => (enabled ? 'enabled' : 'paused');

export function alertsPage({ shell, rows, nextCursor }: AlertsProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: 'Alerts',
    lead: 'Searches that tell of new jobs, by e-mail to the account’s address or to your webhook endpoints.',
    actions: writes ? [{ text: 'New alert', opens: 'new-alert', tone: 'primary' }] : [],
    head: ['Name', 'Status', 'Search', 'How often', 'Created'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`/console/alerts/${row.id}`}>{row.name}</a>,
        <Status of={stateOf(row)} />,
        filtersOf(row),
        row.cadence,
        <Moment at={row.created_at} />,
      ],
    })),
    empty: 'There is no alert yet.',
    nextCursor,
    children: writes && (
      <FieldsDialog
        id="new-alert"
        title="New alert"
        call="POST /console/api/job-alerts"
        then="/console/alerts/{id}"
        submit="Create alert"
        fields={[...namedFields(), ...searchFields()]}
      />
    ),
  });
}

function filtersOf({ filters }: AlertRow): string {
  return Object.entries(filters)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}

function namedFields(alert?: AlertRow): FieldSpec[] {
  return [
    { name: 'name', label: 'Name', required: true, value: alert?.name ?? '' },
    {
      name: 'cadence',
      label: 'How often',
      kind: 'select',
      required: true,
      choices: ['instant', 'daily', 'weekly'],
      value: alert?.cadence ?? 'daily',
    },
    {
      name: 'channel',
      label: 'Tell by',
      kind: 'select',
      required: true,
      choices: ['email', 'webhook'],
      value: alert?.channel ?? 'email',
    },
    { name: 'timezone', label: 'Time zone', blank: 'omitted', value: alert?.timezone ?? 'UTC' },
  ];
}

function searchFields(): FieldSpec[] {
  const field = (name: string, label: string): FieldSpec => ({
    name: `filters.${name}`,
    label,
    blank: 'omitted',
  });
  return [
    field('q', 'Words'),
    field('title', 'Title'),
    field('location', 'Location'),
    field('company', 'Company'),
    field('workplace_type', 'Workplace'),
  ];
}

export function alertPage({ shell, row }: { shell: ShellProps; row: AlertRow }): string {
  const call = `/console/api/job-alerts/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/alerts', text: 'Alerts' },
    status: stateOf(row),
    actions: may(shell, 'recruiter')
      ? [
          { text: 'Delete alert', call: `DELETE ${call}`, then: '/console/alerts' },
          {
            text: row.enabled ? 'Disable' : 'Enable',
            call: `PATCH ${call}`,
            body: { enabled: !row.enabled },
          },
          { text: 'Edit alert', opens: 'edit-alert', tone: 'primary' },
        ]
      : [],
    children: (
      <div>
        <Facts
          of={[
            ['How often', row.cadence],
            ['Time zone', row.timezone],
            ['Tells', row.channel],
            ...Object.entries(row.filters).map(([name, value]) => [name, String(value)] as const),
          ]}
        />
        <FieldsDialog
          id="edit-alert"
          title="Edit alert"
          call={`PATCH ${call}`}
          submit="Save alert"
          version={row.version}
          fields={[
            ...namedFields(row),
            { name: 'filters', label: 'Filters (JSON)', kind: 'json', value: jsonOf(row.filters) },
          ]}
        />
      </div>
    ),
  });
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
