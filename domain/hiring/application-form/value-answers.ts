import { z } from 'zod';
import { isCountryCode } from '../../common/country-code.ts';
import { currencyCode } from '../../common/currency-code.ts';
import { partialDate } from '../../common/partial-date.ts';
import { payPeriods } from '../../common/pay-period.ts';
import { MarkupError } from '../../text/bounded-markup.ts';
import { descriptionText } from '../../text/description-text.ts';
import { typedLine } from '../../common/typed-line.ts';
import { sanitizeDescription } from '../sanitize-description.ts';
import { isDate } from './condition.ts';
import { MAX_ENTRIES, MAX_TEXT_CHARACTERS, type ApplicationField } from './field.ts';
import { tooLong, tooShort } from './text-answers.ts';
import { bySchema, fault, type Judge } from './verdict.ts';

const shortText = z
  .string('must be a text')
  .max(1_000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'is not well-formed text')
  .transform((text) => text.trim());
const optionalText = shortText.nullable().default(null);
const wellFormed = z
  .string('must be a text')
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'is not well-formed text');
const longText = wellFormed.max(20_000);
const neededText = shortText.refine((text) => typedLine(text) !== '', 'must not be empty');
const plainNumber = z.number('must be a number');
/** Ashby's scale. */
const scale = z.literal([1, 2, 3, 4], 'must be a whole number from 1 to 4');
const amount = z.number('must be a number').min(-1e12).max(1e12);
const inOrder = ({ min, max }: { min: number; max: number }) => min <= max;
const orderMessage = 'must have a min that is not above max';

const numberRange = z
  .strictObject({ min: amount, max: amount }, 'must be { min, max }')
  .refine(inOrder, orderMessage);
const money = z.strictObject({ amount, currency: currencyCode }, 'must be { amount, currency }');
const payRange = z
  .strictObject(
    { min: amount, max: amount, currency: currencyCode, period: z.enum(payPeriods) },
    'must be { min, max, currency, period }',
  )
  .refine(inOrder, orderMessage);

const placeRecord = z.strictObject(
  {
    text: neededText,
    lat: z.number().min(-90).max(90).nullable().default(null),
    lng: z.number().min(-180).max(180).nullable().default(null),
    country: z
      .string()
      .refine(isCountryCode, 'must be an ISO 3166-1 alpha-2 code')
      .nullable()
      .default(null),
  },
  'must be { text, lat, lng, country }, or the name of the place as a text',
);
/** People type a place as a text. */
const place = z.preprocess(
  (answer) => (typeof answer === 'string' ? { text: answer } : answer),
  placeRecord,
);

const optionalDate = partialDate.nullable().default(null);
const dated = { start_date: optionalDate, end_date: optionalDate };
const education = z.strictObject(
  { school: neededText, degree: optionalText, field: optionalText, ...dated },
  'must be { school, degree, field, start_date, end_date }',
);
const employment = z.strictObject(
  {
    company: neededText,
    title: optionalText,
    location: optionalText,
    summary: longText.nullable().default(null),
    ...dated,
  },
  'must be { company, title, location, summary, start_date, end_date }',
);

const richText = z
  .strictObject(
    {
      type: z.enum(['text', 'markdown', 'html']),
      value: wellFormed.max(MAX_TEXT_CHARACTERS),
    },
    'must be { type, value }',
  )
  .transform(({ type, value }, context) => {
    if (type !== 'html') return { type, value };
    try {
      return { type, value: sanitizeDescription(value) };
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      context.addIssue({ code: 'custom', path: ['value'], message: error.message });
      return z.NEVER;
    }
  });

/** Markup does not count: length limits are about the visible text. */
function richTextFault({ type, value }: z.output<typeof richText>, field: ApplicationField) {
  const text = type === 'html' ? descriptionText(value) : value;
  return tooLong(text, field) ?? tooShort(text, field);
}

/** The problem of the first of these numbers outside the bounds of the question. */
function boundsFault(
  numbers: Readonly<Record<string, number>>,
  { constraints }: ApplicationField,
): string | null {
  const [low, high] = [constraints?.min ?? -Infinity, constraints?.max ?? Infinity];
  for (const [name, number] of Object.entries(numbers)) {
    if (number < low) return `${name} must be at least ${low}`.trim();
    if (number > high) return `${name} must be at most ${high}`.trim();
  }
  return null;
}

const numberFault = (number: number, field: ApplicationField) => boundsFault({ '': number }, field);
const moneyFault = ({ amount }: z.output<typeof money>, field: ApplicationField) =>
  boundsFault({ amount }, field);
const rangeFault = ({ min, max }: z.output<typeof numberRange>, field: ApplicationField) =>
  boundsFault({ min, max }, field);

const date: Judge = (answer) =>
  isDate(answer) ? { value: answer } : fault('must be a date as YYYY-MM-DD');

const yesOrNo = (answer: unknown): ReturnType<Judge> =>
  typeof answer === 'boolean' ? { value: answer } : fault('must be true or false');

const consent: Judge = (answer, { required }) => {
  if (required && answer !== true) return fault('must be given');
  return yesOrNo(answer);
};

export const valueJudges = {
  number: bySchema(plainNumber, numberFault),
  score: bySchema(scale, numberFault),
  date,
  boolean: yesOrNo,
  consent,
  number_range: bySchema(numberRange, rangeFault),
  currency: bySchema(money, moneyFault),
  compensation_range: bySchema(payRange, rangeFault),
  location: bySchema(place),
  education_history: bySchema(z.array(education, 'must be a list').max(MAX_ENTRIES)),
  employment_history: bySchema(z.array(employment, 'must be a list').max(MAX_ENTRIES)),
  rich_text: bySchema(richText, richTextFault),
} satisfies Record<string, Judge>;
