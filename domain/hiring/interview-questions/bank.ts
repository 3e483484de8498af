import { z } from 'zod';
import { seniorityLevels } from '../../market/enums.ts';
import bankTable from './bank.json' with { type: 'json' };
import { questionKinds } from './question.ts';

const text = z.object({ id: z.string(), kind: z.enum(questionKinds), question: z.string() });
/** `unknown`: roles that state none. */
const seniority = z.enum([...seniorityLevels, 'unknown']);

const bankSchema = z.object({
  /** Questions about any keyword, by seniority; null fits all. */
  keyword: z.array(text.extend({ seniorities: z.array(seniority).nullable() })),
  seniority: z.record(seniority, z.array(text)),
  /** Questions by the words of a department or title; the first match counts. */
  fields: z.array(
    z.object({ field: z.string(), words: z.array(z.string()), questions: z.array(text) }),
  ),
  anyField: z.array(text),
  /** Questions about one skill, by the name that the market gives it. */
  skills: z.record(z.string(), z.array(z.string())),
});

/** The written questions: the data of the bank (decision 0032). */
export const bank = bankSchema.parse(bankTable);
export type BankText = z.output<typeof text>;
