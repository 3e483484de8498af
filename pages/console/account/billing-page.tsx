import { h } from '../../h.ts';
import { Facts, FieldsDialog, recordPage, Rows, type Action } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { money } from './usage-page.tsx';

/** Money as `/console/api/billing` answers it. */
export interface BillingRecord {
  balance_usd_micros: number;
  held_usd_micros: number;
  monthly_limit_usd_micros: number | null;
  auto_top_up: { threshold_usd_micros: number; amount_usd_micros: number } | null;
  card: { payment_method: string; failure: string | null } | null;
}

export interface LedgerRow {
  id: string;
  kind: string;
  amount_usd_micros: number;
  balance_after: number;
  reference: string | null;
  at: string;
}

export interface StatementRow {
  month: string;
  opening_balance_usd_micros: number;
  credited_usd_micros: number;
  charged_usd_micros: number;
  closing_balance_usd_micros: number;
}

interface BillingProps {
  shell: ShellProps;
  billing: BillingRecord;
  spentUsdMicros: number;
  ledger: readonly LedgerRow[];
  nextCursor: string | null;
  statements: readonly StatementRow[];
}

export function billingPage(props: BillingProps): string {
  const { shell, billing, ledger, nextCursor, statements } = props;
  const isOwner = may(shell, 'owner');
  return recordPage({
    shell,
    title: 'Billing',
    actions: isOwner ? actionsOf(billing) : [],
    children: (
      <div>
        <div id="secret-place" />
        <Facts of={factsOf(props)} />
        <h2>Ledger</h2>
        <Ledger entries={ledger} />
        <NextPage path="/console/billing" cursor={nextCursor} />
        <h2>Statements</h2>
        <Statements of={statements} />
        {isOwner && <Dialogs billing={billing} />}
      </div>
    ),
  });
}

function actionsOf({ card, auto_top_up: automatic }: BillingRecord): Action[] {
  const limit = { text: 'Set limit', opens: 'monthly-limit' };
  if (card === null) return [limit];
  const stop: Action[] =
    automatic === null ? [] : [{ text: 'Stop top-up', opens: 'stop-auto-top-up' }];
  return [
    ...stop,
    limit,
    { text: 'Top up automatically', opens: 'auto-top-up' },
    { text: 'Top up', opens: 'top-up', tone: 'primary' },
  ];
}

function factsOf({ billing, spentUsdMicros }: BillingProps): (readonly [string, string])[] {
  const { monthly_limit_usd_micros: limit, auto_top_up: automatic, card } = billing;
  return [
    ['Balance', money(billing.balance_usd_micros)],
    ['Held', money(billing.held_usd_micros)],
    ['Spent this month', money(spentUsdMicros)],
    ['Monthly limit', limit === null ? 'none' : money(limit)],
    ['Card', cardInWords(card)],
    [
      'Automatic top-up',
      automatic === null
        ? 'none'
        : `${money(automatic.amount_usd_micros)} below ${money(automatic.threshold_usd_micros)}`,
    ],
  ];
}

function cardInWords(card: BillingRecord['card']): string {
  if (card === null) return 'none; an operator sets it with npm run accounts';
  return card.failure === null ? card.payment_method : `${card.payment_method}: ${card.failure}`;
}

function Ledger({ entries }: { entries: readonly LedgerRow[] }) {
  return (
    <Rows
      label="Ledger"
      head={['Entry', 'Amount', 'Balance after', 'For', 'At']}
      rows={entries.map((entry) => ({
        id: entry.id,
        cells: [
          entry.kind.replaceAll('_', ' '),
          money(entry.amount_usd_micros),
          money(entry.balance_after),
          entry.reference,
          <Moment at={entry.at} />,
        ],
      }))}
      empty="There is no entry yet."
    />
  );
}

function Statements({ of }: { of: readonly StatementRow[] }) {
  return (
    <Rows
      label="Statements"
      head={['Month', 'Opening balance', 'Credited', 'Charged', 'Closing balance']}
      rows={of.map((one) => ({
        id: one.month,
        cells: [
          one.month,
          money(one.opening_balance_usd_micros),
          money(one.credited_usd_micros),
          money(one.charged_usd_micros),
          money(one.closing_balance_usd_micros),
        ],
      }))}
      empty="No month has been closed yet."
    />
  );
}

const dollarsOf = (usdMicros: number | undefined | null) =>
  usdMicros === undefined || usdMicros === null ? null : usdMicros / 1_000_000;

function Dialogs({ billing }: Pick<BillingProps, 'billing'>) {
  const { monthly_limit_usd_micros: limit, auto_top_up: automatic } = billing;
  return (
    <div>
      <FieldsDialog
        id="monthly-limit"
        title="Monthly limit"
        call="PUT /console/api/billing/monthly-limit"
        submit="Save limit"
        fields={[
          {
            name: 'usd_micros',
            label: 'Limit in USD',
            kind: 'dollars',
            value: dollarsOf(limit),
            hint: 'Calls that cost are refused above it. Blank is no limit.',
          },
        ]}
      />
      <FieldsDialog
        id="top-up"
        title="Top up"
        call="POST /console/api/billing/top-ups"
        submit="Charge card"
        then="show-record"
        fields={[
          { name: 'amount_usd_micros', label: 'Amount in USD', kind: 'dollars', required: true },
        ]}
      >
        <p>The card is charged once.</p>
      </FieldsDialog>
      <AutomaticDialogs automatic={automatic} />
    </div>
  );
}

function AutomaticDialogs({ automatic }: { automatic: BillingRecord['auto_top_up'] }) {
  return (
    <div>
      <FieldsDialog
        id="auto-top-up"
        title="Top up automatically"
        call="PUT /console/api/billing/auto-top-up"
        submit="Save top-up"
        fields={[
          {
            name: 'threshold_usd_micros',
            label: 'When the balance is below, in USD',
            kind: 'dollars',
            required: true,
            value: dollarsOf(automatic?.threshold_usd_micros),
          },
          {
            name: 'amount_usd_micros',
            label: 'Charge, in USD',
            kind: 'dollars',
            required: true,
            value: dollarsOf(automatic?.amount_usd_micros),
          },
        ]}
      />
      <FieldsDialog
        id="stop-auto-top-up"
        title="Stop top-up"
        call="PUT /console/api/billing/auto-top-up"
        submit="Remove card"
        danger
        body={null}
        fields={[]}
      >
        <p>The card is removed and no longer charged. An operator can set a new one.</p>
      </FieldsDialog>
    </div>
  );
}
