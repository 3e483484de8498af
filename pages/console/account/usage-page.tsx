import { h } from '../../h.ts';
import { Chart } from '../chart.tsx';
import { wordOf } from '../fields.tsx';
import { Facts, Filter, recordPage, Rows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
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

/** A day as `/console/api/usage/days` lists it. */
export interface UsageDay {
  day: string;
  used: Readonly<Record<string, number>>;
}

interface UsageProps {
  shell: ShellProps;
  usage: UsageRecord;
  /** Of the month, oldest first. */
  days: readonly UsageDay[];
}

const count = new Intl.NumberFormat('en');
const dollars = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 6 });

export function money(usdMicros: number): string {
  return `${dollars.format(usdMicros / 1_000_000)} USD`;
}

export function usagePage({ shell, usage, days }: UsageProps): string {
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
        <Meters meters={usage.meters} days={days} />
        <Days days={days} />
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

function Meters({ meters, days }: Pick<UsageRecord, 'meters'> & Pick<UsageProps, 'days'>) {
  return (
    <section>
      <h2>Meters</h2>
      <Rows
        label="Meters"
        head={['Meter', 'Used', 'Quota', 'Share', 'By day', 'Resets']}
        rows={meters.map(({ meter, used, quota, resets_at: resets }) => ({
          id: meter,
          cells: [
            wordOf(meter),
            count.format(used),
            count.format(quota),
            <meter min="0" max={quota} value={used} aria-label={`${meter} used`} />,
            <Chart
              label={`${wordOf(meter)} by day`}
              values={days.map((one) => one.used[meter] ?? 0)}
            />,
            <Moment at={resets} />,
          ],
        }))}
        empty=""
      />
    </section>
  );
}

/** Days with use, newest first, and the meters that counted in any. */
function Days({ days }: Pick<UsageProps, 'days'>) {
  const used = days.filter((one) => Object.values(one.used).some((count) => count > 0));
  const meters = Object.keys(days[0]?.used ?? {}).filter((meter) =>
    used.some((one) => (one.used[meter] ?? 0) > 0),
  );
  return (
    <section>
      <h2>Days</h2>
      <Rows
        label="Days"
        head={['Day', ...meters.map(wordOf)]}
        rows={[...used].reverse().map((one) => ({
          id: one.day,
          cells: [one.day, ...meters.map((meter) => count.format(one.used[meter] ?? 0))],
        }))}
        empty="Nothing was used in this month."
      />
    </section>
  );
}
