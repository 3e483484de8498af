import { given } from '../common/given.ts';
import { z } from 'zod';
import { currencyCode } from '../common/currency-code.ts';
import { line, paragraph } from '../common/text/input-text.ts';
import { LONGEST_MARKUP } from '../text/bounded-markup.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../market/enums.ts';
import { payPeriods } from '../common/pay-period.ts';
import type { PostedPay } from '../market/posting.ts';
import type { ApplicationField } from './application-form/field.ts';
import { apartCategories } from './application-form/field-types.ts';
import { defaultForm, formSchema } from './application-form/form.ts';
import {
  accepted,
  cleanDescription,
  statedDescription,
  type Described,
  type Description,
} from './description.ts';
import { featuresInput, noOverrides, withFeatures } from './board-features.ts';
import { placesInput, resolvePlaces } from './places.ts';
import type { PostingContent } from './posting.ts';

const MOST_PAY = 1_000_000_000;
/** From this time on ISO 8601 uses six digits for the year, which few parsers accept. */
const YEAR_10000 = new Date(Date.UTC(10_000, 0));

const amount = z.number().min(0).max(MOST_PAY).nullable().exactOptional();

/** Pay as an employer states it. A single bound is used as both bounds (decision 0009). */
const salaryInput = z
  .strictObject({
    min: amount,
    max: amount,
    currency: currencyCode,
    period: z.enum(payPeriods).default('year'),
  })
  .refine(({ min = null, max = null }) => min !== null || max !== null, 'needs min or max')
  .refine(
    ({ min = null, max = null }) => min === null || max === null || min <= max,
    'min must not be above max',
  );

/** The members of a role in requests. Omitted members are unchanged, null clears. */
const contentInput = {
  description_html: paragraph(LONGEST_MARKUP).nullable().exactOptional(),
  description_text: paragraph(LONGEST_MARKUP).nullable().exactOptional(),
  department: line(120).nullable().exactOptional(),
  locations: placesInput.nullable().exactOptional(),
  workplace_type: z.enum(workplaceTypes).nullable().exactOptional(),
  employment_type: z.enum(employmentTypes).nullable().exactOptional(),
  seniority_level: z.enum(seniorityLevels).nullable().exactOptional(),
  salary: salaryInput.nullable().exactOptional(),
  application_fields: formSchema.nullable().exactOptional().meta({
    description:
      'The application form. The default form is name, e-mail, phone, résumé, cover letter and LinkedIn.',
  }),
  features: featuresInput.exactOptional(),
  confirmation_text: paragraph(5_000).nullable().exactOptional().meta({
    description:
      'Your own words in the mail that confirms an application. features.confirmation turns the mail off.',
  }),
  closes_at: z.iso
    .datetime({ offset: true })
    .refine((text) => new Date(text) < YEAR_10000, 'must be of a year of four digits in UTC')
    .nullable()
    .exactOptional()
    .meta({ description: 'When the role closes automatically. Must be in the future.' }),
};

const oneDescription = {
  message: 'description_html and description_text must not be given together',
  path: ['description_text'],
};

function isDescribed({ description_html: html, description_text: text }: Described): boolean {
  return (html ?? text ?? null) !== null;
}

function describesOnce({ description_html: html, description_text: text }: Described): boolean {
  return (html ?? null) === null || (text ?? null) === null;
}

/** Body of POST /jobs/post (decision 0011). */
export const newPostingInput = z
  .strictObject({
    title: line(200),
    organization_id: z
      .string()
      .exactOptional()
      .meta({ description: 'The default is the default organization.' }),
    ...contentInput,
    publish: z.boolean().default(false),
  })
  .refine(describesOnce, oneDescription)
  .refine((input) => !input.publish || isDescribed(input), {
    message: 'is required to publish, or description_text',
    path: ['description_html'],
  });

/** PATCH /jobs/post/{id}. */
export const postingChanges = z
  .strictObject({ title: line(200).exactOptional(), ...contentInput })
  .refine(describesOnce, oneDescription);
export type NewPostingInput = z.infer<typeof newPostingInput>;
export type PostingChanges = z.infer<typeof postingChanges>;
/** Changes whose description may have been sanitised before, in a thread. */
export type DescribedChanges = PostingChanges & { description?: Description };

/** A role with only a title. */
export function emptyContent(title: string): PostingContent {
  return {
    title,
    descriptionHtml: '',
    descriptionText: '',
    department: null,
    locations: [],
    workplaceType: null,
    employmentType: null,
    seniorityLevel: null,
    salary: null,
    applicationFields: [...defaultForm],
    features: noOverrides,
    confirmationText: null,
    closesAt: null,
  };
}

/**
 * A role after a partial update. Descriptions are sanitised here, once, and converted to plain text by the market's
 * rules.
 */
export function changedContent(content: PostingContent, changes: DescribedChanges): PostingContent {
  const { locations, salary, closes_at: closesAt } = changes;
  return {
    title: changes.title ?? content.title,
    ...descriptionAfter(content, changes),
    department: given(changes.department, content.department),
    locations: locations === undefined ? content.locations : resolvePlaces(locations ?? []),
    workplaceType: given(changes.workplace_type, content.workplaceType),
    employmentType: given(changes.employment_type, content.employmentType),
    seniorityLevel: given(changes.seniority_level, content.seniorityLevel),
    salary: salary === undefined ? content.salary : statedPay(salary),
    applicationFields: changedForm(content.applicationFields, changes.application_fields),
    features: withFeatures(content.features, given(changes.features, {}), noOverrides),
    confirmationText: given(changes.confirmation_text, content.confirmationText ?? null),
    closesAt: closesAt === undefined ? content.closesAt : dateOf(closesAt),
  };
}

/**
 * Replaces a form. A field without `knockout` keeps the stored rule for its key and type, so that clients that do not
 * know rules do not remove them. null removes the rule.
 */
function changedForm(
  before: ApplicationField[],
  form: ApplicationField[] | null | undefined,
): ApplicationField[] {
  if (form === undefined) return before;
  if (form === null) return [...defaultForm];
  const rules = new Map(before.map((field) => [`${field.type} ${field.key}`, field.knockout]));
  const keptRule = ({ type, key, category }: ApplicationField) =>
    apartCategories.has(category) ? null : (rules.get(`${type} ${key}`) ?? null);
  return form.map(({ knockout, ...field }) => ({
    ...field,
    knockout: knockout === undefined ? keptRule(field) : knockout,
  }));
}

function descriptionAfter(content: PostingContent, changes: DescribedChanges): Description {
  const { descriptionHtml, descriptionText } = content;
  if (changes.description !== undefined) return changes.description;
  const stated = statedDescription(changes);
  if (stated === undefined) return { descriptionHtml, descriptionText };
  if (stated === null) return { descriptionHtml: '', descriptionText: '' };
  return accepted(stated, cleanDescription(stated));
}

function statedPay(salary: z.infer<typeof salaryInput> | null): PostedPay | null {
  if (salary === null) return null;
  const { min, max, currency, period } = salary;
  const low = min ?? max ?? 0;
  return { min: low, max: max ?? low, currency, period };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
