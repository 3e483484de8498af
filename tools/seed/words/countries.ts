import { z } from 'zod';
import { payPeriods } from '../../../domain/common/pay-period.ts';
import table from './countries.json' with { type: 'json' };

/** A country in which the fictional employers hire. */
const countrySchema = z.strictObject({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Units of the currency per US dollar, roughly. */
  perUsd: z.number(),
  /** Level of pay compared to the United States. */
  payLevel: z.number(),
  /** How salaried pay is quoted. */
  period: z.enum(payPeriods),
  /** Language of postings beside English, if the seed has its phrases. */
  language: z.string(),
  /** Share of the employers whose home is here. */
  weight: z.number(),
});
export type Country = z.output<typeof countrySchema>;

export const countries: readonly Country[] = z.array(countrySchema).parse(table);

const byCode = new Map(countries.map((country) => [country.code, country]));

/** @throws Error for a code that the table lacks. */
export function countryOf(code: string): Country {
  const country = byCode.get(code);
  if (!country) throw new Error(`The seed has no country ${code}.`);
  return country;
}
