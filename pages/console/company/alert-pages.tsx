import type { AlertRow } from '../../../domain/market/alerts/alert-wire.ts';
import { h, type Child } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { FieldsDialog } from '../dialogs.tsx';
import { Facts, listPage, recordPage, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';
import { SearchFields, searchFacts } from './alert-search.tsx';

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
    title: words.company.alerts,
    lead: words.company.alertsLead,
    head: [
      words.common.name,
      words.common.status,
      words.common.search,
      words.company.howOften,
      words.common.created,
    ],
    rows: rows.map((row) => [
      <a href={`/console/alerts/${row.id}`}>{row.name}</a>,
      <Status of={stateOf(row)} />,
      searchOf(row),
      wordOf(row.cadence),
      <Moment at={row.created_at} />,
    ]),
    empty: words.company.noAlert,
    nextCursor,
    adds: writes && {
      id: 'new-alert',
      title: words.company.newAlert,
      call: 'POST /console/api/job-alerts',
      then: '/console/alerts/{id}',
      submit: words.company.createAlert,
      fields: namedFields(),
      after: <SearchFields prefix="new-alert" />,
    },
  });
}

function searchOf({ filters }: AlertRow): Child {
  return searchFacts(filters).map(([name, value], at) => [at === 0 ? '' : ', ', name, ': ', value]);
}

function namedFields(alert?: AlertRow): FieldSpec[] {
  return [
    { name: 'name', label: words.common.name, required: true, value: alert?.name ?? '' },
    {
      name: 'cadence',
      label: words.company.howOften,
      kind: 'select',
      required: true,
      choices: ['instant', 'daily', 'weekly'],
      value: alert?.cadence ?? 'daily',
    },
    {
      name: 'channel',
      label: words.company.tellBy,
      kind: 'select',
      required: true,
      choices: ['email', 'webhook'],
      value: alert?.channel ?? 'email',
    },
    {
      name: 'timezone',
      label: words.company.timeZone,
      blank: 'omitted',
      value: alert?.timezone ?? 'UTC',
    },
  ];
}

export function alertPage({ shell, row }: { shell: ShellProps; row: AlertRow }): string {
  const call = `/console/api/job-alerts/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/alerts', text: words.company.alerts },
    status: stateOf(row),
    actions: may(shell, 'recruiter')
      ? [
          { text: words.company.deleteAlert, call: `DELETE ${call}`, then: '/console/alerts' },
          {
            text: row.enabled ? words.common.disable : words.common.enable,
            call: `PATCH ${call}`,
            body: { enabled: !row.enabled },
          },
          { text: words.company.editAlert, opens: 'edit-alert', tone: 'primary' },
        ]
      : [],
    children: (
      <div>
        <Facts
          of={[
            [words.company.howOften, wordOf(row.cadence)],
            [words.company.timeZone, row.timezone],
            [words.company.tells, wordOf(row.channel)],
            ...searchFacts(row.filters),
          ]}
        />
        <FieldsDialog
          id="edit-alert"
          title={words.company.editAlert}
          call={`PATCH ${call}`}
          submit={words.company.saveAlert}
          version={row.version}
          fields={namedFields(row)}
          after={<SearchFields prefix="edit-alert" filters={row.filters} />}
        />
      </div>
    ),
  });
}
