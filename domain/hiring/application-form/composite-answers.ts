import { z } from 'zod';
import { isCountryCode } from '../../common/country-code.ts';
import { currencyCode } from '../../common/currency-code.ts';
import { partialDate } from '../../common/partial-date.ts';
import { payPeriods } from '../../common/pay-period.ts';
import { plainBase64 } from '../../common/text/plain-base64.ts';
import { typedLine } from '../../common/text/typed-line.ts';
import { MarkupError } from '../../text/bounded-markup.ts';
import { descriptionText } from '../../text/description-text.ts';
import { sanitizeDescription } from '../sanitize-description.ts';
import {
  MAX_ENTRIES,
  MAX_FILE_BYTES,
  MAX_TEXT_CHARACTERS,
  type ApplicationField,
} from './field.ts';
import {
  boundsFault,
  bySchema,
  fault,
  tooLong,
  tooShort,
  type Judge,
  type Verdict,
} from './value-answers.ts';

const NAME_CHARACTERS = 255;

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

const moneyFault = ({ amount }: z.output<typeof money>, field: ApplicationField) =>
  boundsFault({ amount }, field);
const rangeFault = ({ min, max }: z.output<typeof numberRange>, field: ApplicationField) =>
  boundsFault({ min, max }, field);

/** A file in an answer, not decoded. */
export interface GivenFile {
  filename: string;
  content_base64: string;
}

/** A present file as an answer contains it. */
export function givenFile(filename: string, content: Buffer): GivenFile {
  return { filename, content_base64: content.toString('base64') };
}

/** The decoded length of a plain base64 text. */
function byteLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

function oneFile(answer: unknown, { constraints }: ApplicationField): Verdict {
  if (!isGivenFile(answer)) return fault('must be { filename, content_base64 }');
  const { filename } = answer;
  if (!isFileName(filename)) return fault('must have a file name of 1 to 255 characters');
  const content = plainBase64(answer.content_base64);
  if (content === null) return fault('must have its content in base64');
  const bytes = byteLength(content);
  if (bytes === 0) return fault('must not be an empty file');
  const most = constraints?.max_bytes ?? MAX_FILE_BYTES;
  if (bytes > most) return fault(`must be at most ${most} bytes`);
  return { value: { filename, content_base64: content } };
}

function isGivenFile(answer: unknown): answer is GivenFile {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length !== 2) {
    return false;
  }
  const { filename, content_base64 } = answer as Partial<Record<keyof GivenFile, unknown>>;
  return typeof filename === 'string' && typeof content_base64 === 'string';
}

function isFileName(name: string): boolean {
  const length = name.trim().length;
  return length > 0 && name.length <= NAME_CHARACTERS && name.isWellFormed();
}

/** One file, or a list where the field takes several. The stored value is always a list. */
const file: Judge = (answer, field) => {
  const files: unknown[] = Array.isArray(answer) ? answer : [answer];
  const most = field.constraints?.max_files ?? 1;
  if (files.length > most) return fault(`must be at most ${most} file${most === 1 ? '' : 's'}`);
  const verdicts = files.map((one) => oneFile(one, field));
  const wrong = verdicts.find((verdict) => 'fault' in verdict);
  if (wrong !== undefined) return wrong;
  return { value: verdicts.flatMap((verdict) => ('value' in verdict ? [verdict.value] : [])) };
};

/** Judges of answers with several members. */
export const compositeJudges = {
  number_range: bySchema(numberRange, rangeFault),
  currency: bySchema(money, moneyFault),
  compensation_range: bySchema(payRange, rangeFault),
  location: bySchema(place),
  education_history: bySchema(z.array(education, 'must be a list').max(MAX_ENTRIES)),
  employment_history: bySchema(z.array(employment, 'must be a list').max(MAX_ENTRIES)),
  rich_text: bySchema(richText, richTextFault),
  file,
} satisfies Record<string, Judge>;
