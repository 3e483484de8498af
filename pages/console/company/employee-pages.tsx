import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { Facts, FieldsDialog, Filter, listPage, recordPage, Rows, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { SearchFilter } from '../filters.tsx';
import { may, type ShellProps } from '../shell.tsx';

export interface EmployeeRow {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  title: string | null;
  department: string | null;
  start_date: string | null;
  end_date: string | null;
  status: string;
  candidate_id: string | null;
  version: number;
}

export interface AttendanceRow {
  id: string;
  kind: string;
  at: string;
  until: string | null;
  note: string | null;
}

interface EmployeesProps {
  shell: ShellProps;
  rows: readonly EmployeeRow[];
  nextCursor: string | null;
  q: string;
}

const PATH = '/console/employees';

export function employeesPage({ shell, rows, nextCursor, q }: EmployeesProps): string {
  const writes = may(shell, 'recruiter');
  return listPage({
    shell,
    title: 'Employees',
    lead: 'People who work here: hired candidates, and those you added.',
    actions: writes ? [{ text: 'Add employee', opens: 'add-employee', tone: 'primary' }] : [],
    head: ['Name', 'Status', 'Title', 'Department', 'First day'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={`${PATH}/${row.id}`}>{row.name}</a>,
        <Status of={row.status} />,
        row.title,
        row.department,
        row.start_date,
      ],
    })),
    empty: q === '' ? 'There is no employee yet.' : 'Nothing matches.',
    nextCursor,
    query: q === '' ? {} : { q },
    above: (
      <Filter path={PATH}>
        <SearchFilter value={q} />
      </Filter>
    ),
    children: writes && (
      <FieldsDialog
        id="add-employee"
        title="Add employee"
        call="POST /console/api/employees"
        then={`${PATH}/{id}`}
        submit="Add employee"
        fields={fieldsOf()}
      />
    ),
  });
}

function fieldsOf(row?: EmployeeRow): FieldSpec[] {
  const text = (name: keyof EmployeeRow, label: string): FieldSpec => ({
    name,
    label,
    value: row?.[name] ?? null,
  });
  return [
    { ...text('name', 'Name'), required: true },
    { ...text('email', 'E-mail'), kind: 'email' },
    text('phone', 'Phone'),
    text('title', 'Title'),
    text('department', 'Department'),
    { ...text('start_date', 'First day'), kind: 'date' },
    { ...text('end_date', 'Last day'), kind: 'date' },
  ];
}

interface EmployeeProps {
  shell: ShellProps;
  row: EmployeeRow;
  attendance: readonly AttendanceRow[];
}

export function employeePage({ shell, row, attendance }: EmployeeProps): string {
  return recordPage({
    shell,
    title: row.name,
    up: { path: PATH, text: 'Employees' },
    status: row.status,
    actions: may(shell, 'recruiter')
      ? [
          { text: 'Delete employee', opens: 'delete-employee' },
          { text: 'Record attendance', opens: 'attendance' },
          { text: 'Edit employee', opens: 'edit-employee', tone: 'primary' },
        ]
      : [],
    children: (
      <div>
        <Facts
          of={[
            ['E-mail', row.email],
            ['Phone', row.phone],
            ['Title', row.title],
            ['Department', row.department],
            ['First day', row.start_date],
            ['Last day', row.end_date],
          ]}
        />
        <h2>Attendance</h2>
        <Rows
          label="Attendance"
          head={['Entry', 'At', 'Until', 'Note']}
          rows={attendance.map(({ id, kind, at, until, note }) => ({
            id,
            cells: [kind.replaceAll('_', ' '), <Moment at={at} />, <Moment at={until} />, note],
          }))}
          empty="Nothing was recorded yet."
        />
        <Dialogs row={row} />
      </div>
    ),
  });
}

function Dialogs({ row }: { row: EmployeeRow }) {
  const call = `/console/api/employees/${row.id}`;
  return (
    <div>
      <FieldsDialog
        id="edit-employee"
        title="Edit employee"
        call={`PATCH ${call}`}
        submit="Save employee"
        version={row.version}
        fields={fieldsOf(row)}
      />
      <FieldsDialog
        id="attendance"
        title="Record attendance"
        call="POST /console/api/attendance"
        submit="Record"
        also={{ employee_id: row.id }}
        fields={[
          {
            name: 'kind',
            label: 'Entry',
            kind: 'select',
            required: true,
            choices: ['in', 'out', 'break_start', 'break_end', 'leave'],
          },
          { name: 'at', label: 'At', kind: 'moment', blank: 'omitted' },
          { name: 'until', label: 'Until (leave)', kind: 'moment', blank: 'omitted' },
          { name: 'note', label: 'Note', blank: 'omitted' },
        ]}
      />
      <FieldsDialog
        id="delete-employee"
        title="Delete employee"
        call={`DELETE ${call}`}
        then={PATH}
        submit="Delete employee"
        danger
        fields={[]}
      >
        <p>Only for employees that were added by mistake; others get a last day.</p>
      </FieldsDialog>
    </div>
  );
}
