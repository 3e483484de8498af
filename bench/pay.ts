import {
  labelledMarkets,
  labelledPay,
  NO_PAY,
  shownPay,
} from '../test/support/pay/labelled-pay.ts';
import { score, type Verdict } from './enrichment/score.ts';
import { publish } from './report/report.ts';

/** Measures how much of the pay in labelled texts is read as labelled, by market. */
export async function run(): Promise<void> {
  const verdicts = Object.entries(labelledMarkets).map(
    ([market, country]) => [market, judge(market, country)] as const,
  );
  const all = score(verdicts.flatMap(([, of]) => of));
  const byMarket = Object.fromEntries(verdicts.map(([market, of]) => [market, score(of)]));
  console.table(byMarket);
  await publish({
    bench: 'pay',
    versions: {},
    layout: ['one process'],
    settings: { texts: verdicts.reduce((sum, [, of]) => sum + of.length, 0) },
    goals: [
      { what: 'precision of pay, all markets', measured: all.precision, atLeast: 0.97 },
      { what: 'recall of pay, all markets', measured: all.recall, atLeast: 0.9 },
    ],
    results: { byMarket },
  });
}

function judge(market: string, country: string): Verdict[] {
  return labelledPay(market).map(({ pay, text }) => {
    const read = shownPay(text, country);
    return { stated: pay !== NO_PAY, given: read !== NO_PAY, right: read === pay };
  });
}
