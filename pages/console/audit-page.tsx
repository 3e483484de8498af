import type { AuditRow } from '../../domain/accounts/audit/audit-row.ts';
import { h } from '../h.ts';
import type { ListProps } from './kit.tsx';
import { htmlOf } from '../document.tsx';
import { Moment, NextPage, Table } from './parts.tsx';
import { Shell } from './shell.tsx';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

export function auditPage({ shell, rows, nextCursor }: ListProps<AuditRow>): string {
  return htmlOf(
    <Shell title={words.account.audit} {...shell}>
      <h1>{words.account.audit}</h1>
      <p class="lead">{words.account.auditLead}</p>
      <Table
        label={words.account.auditLog}
        head={[
          words.account.when,
          words.account.who,
          words.account.action,
          words.account.target,
          words.account.before,
          words.account.after,
        ]}
      >
        {rows.map(({ at, actor, action, target, before, after }) => (
          <tr>
            <td>
              <Moment at={at} />
            </td>
            <td>{actor.name ?? wordOf(actor.kind)}</td>
            <th scope="row">{action}</th>
            <td>
              <code>{target.id}</code>
            </td>
            <td>{inWords(before)}</td>
            <td>{inWords(after)}</td>
          </tr>
        ))}
      </Table>
      {rows.length === 0 && <p>{words.account.noAudit}</p>}
      <NextPage path="/console/audit" cursor={nextCursor} />
    </Shell>,
    shell.language,
  );
}

function inWords(state: Record<string, unknown> | null): string {
  if (state === null) return '–';
  return Object.entries(state)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
