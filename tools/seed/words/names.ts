import { z } from 'zod';
import table from './names.json' with { type: 'json' };

const texts = z.array(z.string());

/** Halves of invented names: 30 × 19 make 570 employers, none of which exists. */
const { starts, ends, legalForms } = z
  .strictObject({ starts: texts, ends: texts, legalForms: z.record(z.string(), texts) })
  .parse(table);

/** By country: legal forms that employers append to their name. */
export { legalForms };

export const MOST_EMPLOYERS = starts.length * ends.length;

/** The invented name with that number. Two numbers below `MOST_EMPLOYERS` never give the same name. */
export function inventedName(index: number): string {
  const start = starts[index % starts.length] ?? '';
  const end = ends[(index * 7 + Math.floor(index / starts.length)) % ends.length] ?? '';
  return `${start}${end}`;
}
