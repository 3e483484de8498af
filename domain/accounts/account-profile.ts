import { z } from 'zod';
import { isCountryCode } from '../common/country-code.ts';
import { currencyCode } from '../common/currency-code.ts';
import { line } from '../common/text/input-text.ts';
import { webAddress } from '../common/web-address.ts';
import { cleanPhone } from '../common/phone.ts';
import { payPeriods } from '../common/pay-period.ts';
import { readingChoices, type ReadingChoice } from '../resume/reading-choice.ts';

const byCountry = z
  .record(z.string().refine(isCountryCode, 'must be an ISO 3166-1 alpha-2 code'), z.boolean())
  .refine((countries) => Object.keys(countries).length <= 250, 'must name at most 250 countries');

const facts = z.object({
  work_authorization: byCountry.nullable(),
  sponsorship: byCountry.nullable().meta({ description: 'Whether sponsorship is needed.' }),
  notice_period: line(100).nullable().meta({ example: '30 days' }),
  salary_expectation: z
    .strictObject({
      amount: z.number().min(0).max(1e12),
      currency: currencyCode,
      period: z.enum(payPeriods),
    })
    .nullable(),
  earliest_start: z.iso.date('must be a date as YYYY-MM-DD').nullable(),
});

/** Facts that a job seeker states. They are never inferred (decision 0005). */
export type AccountFacts = z.infer<typeof facts>;

/** A job seeker's profile. It prefills applications. */
export interface AccountProfile {
  name: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  facts: AccountFacts;
  resumeReading: ReadingChoice;
}

export const noFacts: AccountFacts = {
  work_authorization: null,
  sponsorship: null,
  notice_period: null,
  salary_expectation: null,
  earliest_start: null,
};

const { shape } = facts;

const readingChoice = z.enum(readingChoices).meta({
  description:
    'How résumés are read: by rules, or by the language model, billed to this account. The values of the model are kept only where they stand in the text.',
});

/**
 * Body of PATCH /account (decision 0001). It has no e-mail address: the account with the address sees the documents that
 * others made for it (decision 0033), so only operators set it.
 */
export const profileChanges = z.strictObject({
  name: line(200).nullable().exactOptional(),
  phone: z
    .string()
    .transform(cleanPhone)
    .refine((phone) => phone !== null, 'must be a phone number')
    .nullable()
    .exactOptional(),
  location: line(200).nullable().exactOptional(),
  links: z.array(webAddress).max(20).nullable().exactOptional(),
  facts: z
    .strictObject({
      work_authorization: shape.work_authorization.exactOptional(),
      sponsorship: shape.sponsorship.exactOptional(),
      notice_period: shape.notice_period.exactOptional(),
      salary_expectation: shape.salary_expectation.exactOptional(),
      earliest_start: shape.earliest_start.exactOptional(),
    })
    .nullable()
    .transform((stated) => stated ?? noFacts)
    .exactOptional(),
  resume_reading: readingChoice
    .nullable()
    .transform((choice): ReadingChoice => choice ?? 'rules')
    .exactOptional(),
});
export type ProfileChanges = z.infer<typeof profileChanges>;

/** GET /account. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  links: z.array(z.string()),
  facts,
  resume_reading: readingChoice,
  organizations: z.array(z.object({ id: z.string(), slug: z.string(), name: z.string() })),
  balance_usd_micros: z.int(),
  held_usd_micros: z.int(),
  created_at: z.iso.datetime(),
  closes_at: z.iso.datetime().nullable().meta({
    description: 'When the account is erased, after DELETE /account; null while it is not closing.',
  }),
  version: z.int().meta({ description: 'Of profile and facts.' }),
});
accountSchema.register(z.globalRegistry, { id: 'Account' });
