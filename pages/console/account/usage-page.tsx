import { meters } from '../../../domain/accounts/meters.ts';
import type { UsageDay } from '../../../domain/accounts/usage-day.ts';
import type { UsageRow } from '../../../domain/billing/usage-row.ts';
import { h, type Text } from '../../h.ts';
import { Chart } from '../chart.tsx';
import { Filter } from '../filters.tsx';
import { Facts, recordPage, TitledRows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { money, number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface UsageProps {
  shell: ShellProps;
  usage: UsageRow;
  /** Of the month, oldest first. */
  days: readonly UsageDay[];
}

export function usagePage({ shell, usage, days }: UsageProps): string {
  return recordPage({
    shell,
    title: words.billing.usage,
    children: (
      <div>
        <Filter path="/console/usage">
          <label for="month">{words.billing.month}</label>
          <input id="month" name="month" type="month" value={usage.month} />
        </Filter>
        <Facts of={balancesOf(usage)} />
        <Meters meters={usage.meters} days={days} />
        <Days days={days} />
        <TitledRows
          label={words.billing.tokens}
          head={[
            words.billing.model,
            words.billing.tokensIn,
            words.billing.tokensOut,
            words.billing.cost,
          ]}
          rows={usage.tokens.map((one) => [
            one.model,
            number(one.input),
            number(one.output),
            money(one.cost_usd_micros),
          ])}
          empty={words.billing.noTokens}
        />
        <TitledRows
          label={words.billing.charges}
          head={[words.common.kind, words.billing.count, words.billing.cost]}
          rows={usage.charges.map((one) => [
            wordOf(one.kind),
            number(one.count),
            money(one.cost_usd_micros),
          ])}
          empty={words.billing.noCharges}
        />
      </div>
    ),
  });
}

function balancesOf(usage: UsageRow): (readonly [Text, Text])[] {
  const limit = usage.monthly_limit_usd_micros;
  return [
    [words.common.balance, money(usage.balance_usd_micros)],
    [words.common.held, money(usage.held_usd_micros)],
    [words.billing.spentInMonth, money(usage.spent_usd_micros)],
    [words.billing.monthlyLimit, limit === null ? words.billing.none : money(limit)],
  ];
}

function Meters({ meters, days }: Pick<UsageRow, 'meters'> & Pick<UsageProps, 'days'>) {
  return (
    <section>
      <TitledRows
        label={words.billing.meters}
        head={[
          words.billing.meter,
          words.billing.used,
          words.billing.quota,
          words.billing.share,
          words.billing.byDay,
          words.billing.resets,
        ]}
        rows={meters.map(({ meter, used, quota, resets_at: resets }) => [
          wordOf(meter),
          number(used),
          number(quota),
          <meter
            min={0}
            max={quota}
            value={used}
            aria-label={words.billing.usedOf(wordOf(meter))}
          />,
          <Chart
            label={words.billing.byDayOf(wordOf(meter))}
            values={days.map((one) => one.used[meter])}
          />,
          <Moment at={resets} />,
        ])}
        empty=""
      />
    </section>
  );
}

/** Days with use, newest first, and the meters that counted in any. */
function Days({ days }: Pick<UsageProps, 'days'>) {
  const used = days.filter((one) => Object.values(one.used).some((count) => count > 0));
  const counting = meters.filter((meter) => used.some((one) => one.used[meter] > 0));
  return (
    <section>
      <TitledRows
        label={words.billing.days}
        head={[words.common.day, ...counting.map(wordOf)]}
        rows={[...used]
          .reverse()
          .map((one) => [one.day, ...counting.map((meter) => number(one.used[meter]))])}
        empty={words.billing.noUse}
      />
    </section>
  );
}
