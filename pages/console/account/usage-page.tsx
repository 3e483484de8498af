import { h } from '../../h.ts';
import { Facts, FieldsDialog, Filter, recordPage, Rows, type Action } from '../kit.tsx';
import { Moment, NextPage } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';

/** Usage as `/console/api/usage` answers it. */
export interface UsageRecord {
  month: string;
  balance_usd_micros: number;
  held_usd_micros: number;
  monthly_limit_usd_micros: number | null;
  spent_usd_micros: number;
  meters: readonly { meter: string; used: number; quota: number; resets_at: string }[];
  tokens: readonly { model: string; input: number; output: number; cost_usd_micros: number }[];
  charges: readonly { kind: string; count: number; cost_usd_micros: number }[];
}

export interface LedgerRow {
  id: string;
  kind: string;
  amount_usd_micros: number;
  balance_after: number;
  reference: string | null;
  at: string;
}

interface UsageProps {
  shell: ShellProps;
  usage: UsageRecord;
}

const count = new Intl.NumberFormat('en');
const dollars = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

export function money(usdMicros: number): string {
  return `${dollars.format(usdMicros / 1_000_000)} USD`;
}

export function usagePage({ shell, usage }: UsageProps): string {
  return recordPage({
    shell,
    title: 'Usage',
    children: (
      <div>
        <Filter path="/console/usage">
          <label for="month">Month</label>
          <input id="month" name="month" type="month" value={usage.month} />
        </Filter>
        <Facts of={balancesOf(usage)} />
        <Meters meters={usage.meters} />
        <h2>Tokens</h2>
        <Rows
          label="Tokens"
          head={['Model', 'In', 'Out', 'Cost']}
          rows={usage.tokens.map((one) => ({
            id: one.model,
            cells: [
              one.model,
              count.format(one.input),
              count.format(one.output),
              money(one.cost_usd_micros),
            ],
          }))}
          empty="The model was not used in this month."
        />
        <h2>Charges</h2>
        <Rows
          label="Charges"
          head={['Kind', 'Number', 'Cost']}
          rows={usage.charges.map((one) => ({
            id: one.kind,
            cells: [one.kind, count.format(one.count), money(one.cost_usd_micros)],
          }))}
          empty="Nothing was charged in this month."
        />
      </div>
    ),
  });
}

function balancesOf(usage: UsageRecord): (readonly [string, string])[] {
  const limit = usage.monthly_limit_usd_micros;
  return [
    ['Balance', money(usage.balance_usd_micros)],
    ['Held', money(usage.held_usd_micros)],
    ['Spent in the month', money(usage.spent_usd_micros)],
    ['Monthly limit', limit === null ? 'none' : money(limit)],
  ];
}

function Meters({ meters }: Pick<UsageRecord, 'meters'>) {
  return (
    <section>
      <h2>Meters</h2>
      <Rows
        label="Meters"
        head={['Meter', 'Used', 'Quota', 'Share', 'Resets']}
        rows={meters.map(({ meter, used, quota, resets_at: resets }) => ({
          id: meter,
          cells: [
            meter.replaceAll('_', ' '),
            count.format(used),
            count.format(quota),
            <meter min="0" max={quota} value={used} aria-label={`${meter} used`} />,
            <Moment at={resets} />,
          ],
        }))}
        empty=""
      />
    </section>
  );
}

interface BillingProps {
  shell: ShellProps;
  usage: UsageRecord;
  ledger: readonly LedgerRow[];
  nextCursor: string | null;
  actions: readonly Action[];
}

export function billingPage({ shell, usage, ledger, nextCursor, actions }: BillingProps): string {
  const limit = usage.monthly_limit_usd_micros;
  return recordPage({
    shell,
    title: 'Billing',
    actions,
    children: (
      <div>
        <Facts of={balancesOf(usage)} />
        <h2>Ledger</h2>
        <Rows
          label="Ledger"
          head={['Entry', 'Amount', 'Balance after', 'For', 'At']}
          rows={ledger.map((entry) => ({
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
        <NextPage path="/console/billing" cursor={nextCursor} />
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
              value: limit === null ? null : limit / 1_000_000,
              hint: 'Calls that cost are refused above it. Blank is no limit.',
            },
          ]}
        />
      </div>
    ),
  });
}
