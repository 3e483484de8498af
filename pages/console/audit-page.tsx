import type { AuditRow } from '../../domain/accounts/audit/audit-row.ts';
import { h, type Child, type Text } from '../h.ts';
import { stateInWords, type AuditNames } from './account/audit-words.ts';
import type { ListProps } from './kit.tsx';
import { htmlOf } from '../document.tsx';
import { Moment, NextPage, Table } from './parts.tsx';
import { Shell } from './shell.tsx';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

interface AuditProps extends ListProps<AuditRow> {
  names: AuditNames;
}

export function auditPage({ shell, rows, nextCursor, names }: AuditProps): string {
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
        {rows.map((row) => (
          <tr>
            <td>
              <Moment at={row.at} />
            </td>
            <td>{actorOf(row)}</td>
            <th scope="row">{words.audit.actions[row.action]}</th>
            <td>{targetOf(row, names)}</td>
            <td>{stateInWords(row.before, names)}</td>
            <td>{stateInWords(row.after, names)}</td>
          </tr>
        ))}
      </Table>
      {rows.length === 0 && <p>{words.account.noAudit}</p>}
      <NextPage path="/console/audit" cursor={nextCursor} />
    </Shell>,
    shell.language,
  );
}

/** The service and its operators have names that are words. */
function actorOf({ actor: { kind, name } }: AuditRow): Text {
  return kind === 'system' || name === null ? wordOf(name ?? kind) : name;
}

/** Pages of the records that an action can be on. */
const PAGES: Readonly<Partial<Record<AuditRow['target']['kind'], string>>> = {
  candidate: '/console/candidates',
  offer: '/console/offers',
  interview: '/console/interviews',
  employee: '/console/employees',
};

function targetOf({ target }: AuditRow, { candidates, members }: AuditNames): Child {
  const { kind, id } = target;
  const name = candidates.get(id) ?? members.get(id) ?? words.audit.targets[kind];
  const page = PAGES[kind];
  return page === undefined ? name : <a href={`${page}/${id}`}>{name}</a>;
}
