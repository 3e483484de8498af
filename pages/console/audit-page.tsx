import { h } from '../h.ts';
import { htmlOf } from '../document.tsx';
import { Moment, NextPage, Table } from './parts.tsx';
import { Shell, type ShellProps } from './shell.tsx';

/** A row as `/console/api/account/audit-log` lists it. */
export interface AuditRow {
  id: string;
  action: string;
  actor: { kind: string; name: string | null };
  target: { kind: string; id: string };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  at: string;
}

interface AuditProps {
  shell: ShellProps;
  rows: readonly AuditRow[];
  nextCursor: string | null;
}

export function auditPage({ shell, rows, nextCursor }: AuditProps): string {
  return htmlOf(
    <Shell title="Audit" {...shell}>
      <h1>Audit</h1>
      <p class="lead">Who did what to keys, members, stages and money. Entries never change.</p>
      <Table label="Audit log" head={['When', 'Who', 'Action', 'On', 'Before', 'After']}>
        {rows.map(({ id, at, actor, action, target, before, after }) => (
          <tr key={id}>
            <td>
              <Moment at={at} />
            </td>
            <td>{actor.name ?? actor.kind}</td>
            <th scope="row">{action}</th>
            <td>
              <code>{target.id}</code>
            </td>
            <td>{inWords(before)}</td>
            <td>{inWords(after)}</td>
          </tr>
        ))}
      </Table>
      {rows.length === 0 && <p>Nothing was done yet.</p>}
      <NextPage path="/console/audit" cursor={nextCursor} />
    </Shell>,
  );
}

function inWords(state: Record<string, unknown> | null): string {
  if (state === null) return '–';
  return Object.entries(state)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
