import { h } from '../../h.ts';
import { money } from '../account/usage-page.tsx';
import { listPage } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';

export interface ProcessRow {
  id: string;
  type: string;
  queue: string;
  started_at: string;
}

interface ProcessesProps {
  shell: ShellProps;
  rows: readonly ProcessRow[];
  /** The page of a workflow in the Temporal UI. */
  urlOf: (id: string) => string;
}

export function processesPage({ shell, rows, urlOf }: ProcessesProps): string {
  return listPage({
    shell,
    title: 'Processes',
    lead: 'Workflows in flight. Each is linked to its page in Temporal.',
    head: ['Workflow', 'Type', 'Queue', 'Started'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        <a href={urlOf(row.id)} rel="noopener">
          {row.id}
        </a>,
        row.type,
        row.queue,
        <Moment at={row.started_at} />,
      ],
    })),
    empty: 'Nothing is in flight.',
    nextCursor: null,
  });
}

export interface AccountRow {
  id: string;
  email: string;
  name: string | null;
  balance_usd_micros: number;
  held_usd_micros: number;
  created_at: string;
}

export function accountsPage({ shell, rows }: { shell: ShellProps; rows: readonly AccountRow[] }) {
  return listPage({
    shell,
    title: 'Accounts',
    lead: 'The accounts of this installation. Credit is given with `npm run accounts`.',
    head: ['E-mail', 'Name', 'Id', 'Balance', 'Held', 'Since'],
    rows: rows.map((row) => ({
      id: row.id,
      cells: [
        row.email,
        row.name,
        <code>{row.id}</code>,
        money(row.balance_usd_micros),
        money(row.held_usd_micros),
        <Moment at={row.created_at} />,
      ],
    })),
    empty: 'There is no account.',
    nextCursor: null,
  });
}
