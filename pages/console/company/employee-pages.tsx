import type { AttendanceRow } from '../../../domain/workforce/attendance.ts';
import type { EmployeeRow } from '../../../domain/workforce/employee.ts';
import { h, type Text } from '../../h.ts';
import { CandidateLink, type Names } from '../candidate-link.tsx';
import type { FieldSpec } from '../fields.tsx';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { Facts, listPage, recordPage, Status, TitledRows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { ExportDialog, exportAction } from '../transfers/export-dialog.tsx';
import { day } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface EmployeesProps {
  shell: ShellProps;
  rows: readonly EmployeeRow[];
  nextCursor: string | null;
  q: string;
  now: Date;
}

const PATH = '/console/employees';
const KINDS = ['in', 'out', 'break_start', 'break_end', 'leave'];

/** In forms, `in` is a comparison. */
const kindOf = (kind: string) => (kind === 'in' ? words.company.clockIn : wordOf(kind));

export function employeesPage({ shell, rows, nextCursor, q, now }: EmployeesProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: words.company.employees,
    lead: words.company.employeesLead,
    head: [
      words.common.name,
      words.common.status,
      words.common.title,
      words.common.department,
      words.common.firstDay,
    ],
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>{row.name}</a>,
      <Standing row={row} now={now} />,
      row.title,
      row.department,
      row.start_date && day(row.start_date),
    ]),
    empty: q === '' ? words.company.noEmployee : words.common.nothingMatches,
    nextCursor,
    search: q,
    actions: writes ? [exportAction] : [],
    children: writes && <ExportDialog kinds={['employees']} isNarrower={q !== ''} />,
    adds: writes && {
      id: 'add-employee',
      title: words.company.addEmployee,
      call: 'POST /console/api/employees',
      then: `${PATH}/{id}`,
      submit: words.company.addEmployee,
      fields: fieldsOf(),
    },
  });
}

/** Whether the first day lies ahead. */
function startsLater({ status, start_date: start }: EmployeeRow, now: Date): boolean {
  return status === 'active' && start !== null && start > now.toISOString().slice(0, 10);
}

/** Active, ended, or the day on which somebody starts. */
function Standing({ row, now }: { row: EmployeeRow; now: Date }) {
  const { start_date: start } = row;
  if (start === null || !startsLater(row, now)) return <Status of={row.status} />;
  return <span class="status plain">{words.company.startsOn(day(start))}</span>;
}

function fieldsOf(row?: EmployeeRow): FieldSpec[] {
  const text = (name: keyof EmployeeRow, label: Text): FieldSpec => ({
    name,
    label,
    value: row?.[name] ?? null,
  });
  return [
    { ...text('name', words.common.name), required: true },
    { ...text('email', words.common.email), kind: 'email' },
    text('phone', words.common.phone),
    text('title', words.common.title),
    text('department', words.common.department),
    { ...text('start_date', words.common.firstDay), kind: 'date' },
    { ...text('end_date', words.company.lastDay), kind: 'date' },
  ];
}

interface EmployeeProps {
  shell: ShellProps;
  row: EmployeeRow;
  attendance: readonly AttendanceRow[];
  names: Names;
  now: Date;
}

export function employeePage(props: EmployeeProps): string {
  const { shell, row, attendance, names, now } = props;
  const isAhead = startsLater(row, now);
  return recordPage({
    shell,
    title: row.name,
    up: { path: PATH, text: words.company.employees },
    ...(!isAhead && { status: row.status }),
    actions: may(shell, 'recruiter')
      ? [
          ...(may(shell, 'admin')
            ? [{ text: words.company.deleteEmployee, opens: 'delete-employee' }]
            : []),
          { text: words.company.recordAttendance, opens: 'attendance' },
          { text: words.company.editEmployee, opens: 'edit-employee', tone: 'primary' },
        ]
      : [],
    children: (
      <div>
        {isAhead && (
          <p class="lead">
            <Standing row={row} now={now} />
          </p>
        )}
        <Facts of={factsOf(row, names)} />
        <TitledRows
          label={words.company.attendance}
          head={[words.company.entry, words.common.at, words.company.until, words.company.note]}
          rows={attendance.map(({ kind, at, until, note }) => [
            kindOf(kind),
            <Moment at={at} />,
            <Moment at={until} />,
            note,
          ])}
          empty={words.company.noAttendance}
        />
        <Dialogs row={row} endsEmployments={may(shell, 'admin')} />
      </div>
    ),
  });
}

function factsOf(row: EmployeeRow, names: Names): Parameters<typeof Facts>[0]['of'] {
  return [
    [words.common.email, row.email],
    [words.common.phone, row.phone],
    [words.common.title, row.title],
    [words.common.department, row.department],
    [words.common.firstDay, row.start_date && day(row.start_date)],
    [words.company.lastDay, row.end_date && day(row.end_date)],
    [words.company.hiredFrom, <CandidateLink id={row.candidate_id} names={names} />],
  ];
}

function Dialogs({ row, endsEmployments }: { row: EmployeeRow; endsEmployments: boolean }) {
  const call = `/console/api/employees/${row.id}`;
  return (
    <div>
      <FieldsDialog
        id="edit-employee"
        title={words.company.editEmployee}
        call={`PATCH ${call}`}
        submit={words.company.saveEmployee}
        version={row.version}
        fields={fieldsOf(row).filter(({ name }) => endsEmployments || name !== 'end_date')}
      />
      <FieldsDialog
        id="attendance"
        title={words.company.recordAttendance}
        call="POST /console/api/attendance"
        submit={words.company.record}
        also={{ employee_id: row.id }}
        fields={[
          {
            name: 'kind',
            label: words.company.entry,
            kind: 'select',
            required: true,
            choices: KINDS.map((kind) => ({ value: kind, text: kindOf(kind) })),
          },
          { name: 'at', label: words.common.at, kind: 'moment', blank: 'omitted' },
          { name: 'until', label: words.company.untilLeave, kind: 'moment', blank: 'omitted' },
          { name: 'note', label: words.company.note, blank: 'omitted' },
        ]}
      />
      <ConfirmDialog
        id="delete-employee"
        title={words.company.deleteEmployee}
        call={`DELETE ${call}`}
        then={PATH}
        text={words.company.deletingEmployee}
      />
    </div>
  );
}
