import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/paths.ts';
import { salaryFromText } from '../../../domain/market/enrichment/pay/salary-text.ts';

/** Countries by the name of their file of labelled texts. */
export const labelledMarkets = {
  germany: 'DE',
  austria: 'AT',
  netherlands: 'NL',
  france: 'FR',
  italy: 'IT',
  spain: 'ES',
  mexico: 'MX',
  brazil: 'BR',
  sweden: 'SE',
  norway: 'NO',
  denmark: 'DK',
  finland: 'FI',
  czechia: 'CZ',
  poland: 'PL',
  india: 'IN',
  china: 'CN',
} as const;

/** Where a text states no pay. */
export const NO_PAY = '-';

/** A text of a posting with the pay that a person read in it. */
export interface LabelledPay {
  /** "45000-55000 EUR/year", or `NO_PAY`. */
  pay: string;
  text: string;
}

export function labelledPay(market: string): LabelledPay[] {
  return readFileSync(join(projectRoot, 'test', 'fixtures', 'pay', `${market}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [pay = '', text = ''] = line.split('\t');
      return { pay, text: text.replaceAll('\\n', '\n') };
    });
}

/** Pay as we read it, in the form of a label. */
export function shownPay(text: string, country: string | null): string {
  const pay = salaryFromText(text, country);
  return pay === null ? NO_PAY : `${pay.min}-${pay.max} ${pay.currency}/${pay.period}`;
}
