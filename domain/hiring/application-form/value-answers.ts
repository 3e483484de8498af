import { z } from 'zod';
import { currencyCode } from '../../common/currency-code.ts';
import { payPeriods } from '../../market/enums.ts';
import { sanitizeDescription } from '../sanitize-description.ts';
import { isDate } from './condition.ts';
import type { ApplicationField } from './field.ts';
import { bySchema, fault, type Judge, type Verdict } from './verdict.ts';

const MAX_ENTRIES = 50;

const shortText = z
  .string()
  .max(1_000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'is not well-formed text')
  .transform((text) => text.trim());
const optionalText = shortText.nullable().default(null);
const longText = z
  .string()
  .max(20_000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'is not well-formed text');
const neededText = shortText.refine((text) => text !== '', 'must not be empty');
const amount = z.number().min(-1e12).max(1e12);
/** `2024`, `2024-03` or `2024-03-31`, as résumés date things. */
const partialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/u, 'must be YYYY, YYYY-MM or YYYY-MM-DD')
  .nullable()
  .default(null);

const inOrder = ({ min, max }: { min: number; max: number }) => min <= max;
const orderMessage = 'must have a min that is not above max';

const numberRange = z.strictObject({ min: amount, max: amount }).refine(inOrder, orderMessage);
const money = z.strictObject({ amount, currency: currencyCode });
const payRange = z
  .strictObject({ min: amount, max: amount, currency: currencyCode, period: z.enum(payPeriods) })
  .refine(inOrder, orderMessage);

const place = z.strictObject({
  text: neededText,
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u, 'must be an ISO 3166-1 alpha-2 code')
    .nullable()
    .default(null),
});

const dated = { start_date: partialDate, end_date: partialDate };
const education = z.strictObject({
  school: neededText,
  degree: optionalText,
  field: optionalText,
  ...dated,
});
const employment = z.strictObject({
  company: neededText,
  title: optionalText,
  location: optionalText,
  summary: longText.nullable().default(null),
  ...dated,
});

const richText = z
  .strictObject({ type: z.enum(['text', 'markdown', 'html']), value: longText })
  .transform(({ type, value }) => ({
    type,
    value: type === 'html' ? sanitizeDescription(value) : value,
  }));

function numberInBounds(answer: unknown, { constraints }: ApplicationField): Verdict {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return fault('must be a number');
  const { min = null, max = null } = constraints ?? {};
  if (min !== null && answer < min) return fault(`must be at least ${min}`);
  if (max !== null && answer > max) return fault(`must be at most ${max}`);
  return { value: answer };
}

/** Ashby's scale, which the superset takes over. */
const score: Judge = (answer) =>
  Number.isInteger(answer) && (answer as number) >= 1 && (answer as number) <= 4
    ? { value: answer }
    : fault('must be a whole number from 1 to 4');

const date: Judge = (answer) =>
  isDate(answer) ? { value: answer } : fault('must be a date as YYYY-MM-DD');

const yesOrNo: Judge = (answer) =>
  typeof answer === 'boolean' ? { value: answer } : fault('must be true or false');

const consent: Judge = (answer, { required }) => {
  if (required && answer !== true) return fault('must be given');
  return yesOrNo(answer, {} as ApplicationField);
};

export const valueJudges = {
  number: numberInBounds,
  score,
  date,
  boolean: yesOrNo,
  consent,
  number_range: bySchema(numberRange),
  currency: bySchema(money),
  compensation_range: bySchema(payRange),
  location: bySchema(place),
  education_history: bySchema(z.array(education).max(MAX_ENTRIES)),
  employment_history: bySchema(z.array(employment).max(MAX_ENTRIES)),
  rich_text: bySchema(richText),
} satisfies Record<string, Judge>;
