import type { AccountRow } from '../../../domain/accounts/account-row.ts';
import type { ProcessRow } from '../../../domain/common/process-row.ts';
import { h } from '../../h.ts';
import { money } from '../../words/formats.ts';
import { FieldsDialog } from '../dialogs.tsx';
import { listPage } from '../kit.tsx';
import { Moment, RowMenu } from '../parts.tsx';
import { dollars } from '../account/dollars.ts';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';

interface ProcessesProps {
  shell: ShellProps;
  rows: readonly ProcessRow[];
  /** The page of a workflow in the Temporal UI. */
  urlOf: (id: string) => string;
}

export function processesPage({ shell, rows, urlOf }: ProcessesProps): string {
  return listPage({
    shell,
    title: words.installation.processes,
    lead: words.installation.processesLead,
    head: [
      words.installation.workflow,
      words.common.type,
      words.installation.queue,
      words.installation.started,
    ],
    rows: rows.map((row) => [
      <a href={urlOf(row.id)} rel="noopener">
        {row.id}
      </a>,
      row.type,
      row.queue,
      <Moment at={row.started_at} />,
    ]),
    empty: words.installation.noProcess,
    nextCursor: null,
  });
}

export function accountsPage({ shell, rows }: { shell: ShellProps; rows: readonly AccountRow[] }) {
  return listPage({
    shell,
    title: words.installation.accounts,
    lead: words.installation.accountsLead(<code>npm run accounts</code>),
    head: [
      words.common.email,
      words.common.name,
      words.common.id,
      words.common.balance,
      words.common.held,
      words.common.since,
      words.installation.credit,
    ],
    rows: rows.map((row) => [
      row.email,
      row.name,
      <code>{row.id}</code>,
      money(row.balance_usd_micros),
      money(row.held_usd_micros),
      <Moment at={row.created_at} />,
      <RowMenu
        label={words.common.actionsFor(row.email)}
        values={{ id: row.id }}
        items={[{ text: words.installation.giveCredit, opens: 'credit-account' }]}
      />,
    ]),
    empty: words.installation.noAccount,
    nextCursor: null,
    children: <CreditDialog />,
  });
}

function CreditDialog() {
  return (
    <FieldsDialog
      id="credit-account"
      title={words.installation.giveCredit}
      call="POST /console/api/accounts/{id}/credit"
      submit={words.installation.giveCredit}
      fields={[
        dollars('amount_usd_micros', words.billing.amountInUsd),
        {
          name: 'reason',
          label: words.installation.creditReason,
          required: true,
          hint: words.installation.creditReasonHint,
        },
      ]}
    >
      <p>{words.installation.creditStays}</p>
    </FieldsDialog>
  );
}
