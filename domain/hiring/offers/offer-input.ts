import { z } from 'zod';
import type { Actor } from '../../common/actor.ts';
import { currencyCode } from '../../common/currency-code.ts';
import { invalidRequest } from '../../common/errors.ts';
import { given } from '../../common/given.ts';
import { line, paragraph } from '../../common/text/input-text.ts';
import { payPeriods } from '../../common/pay-period.ts';
import type { Offer, OfferTerms } from './offer.ts';

const MOST_PAY = 1_000_000_000_000;
/** Versions kept of a draft; the oldest go first. */
const KEPT_VERSIONS = 50;
/** A deadline lies at most this far ahead when the offer is sent. */
const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;
/** From this time on ISO 8601 uses six digits for the year, which few parsers accept. */
const YEAR_10000 = new Date(Date.UTC(10_000, 0));

const salary = z.strictObject({
  amount: z
    .number()
    .gt(0)
    .max(MOST_PAY)
    .refine((amount) => Number(amount.toFixed(2)) === amount, 'must have at most two decimals'),
  currency: currencyCode,
  period: z.enum(payPeriods),
});

const content = {
  location: line(300).nullable().exactOptional().meta({
    description: "Where the person will work, as text: the role's `location` or another.",
    example: 'Berlin, Germany',
  }),
  salary: salary.nullable().exactOptional(),
  start_date: z.iso.date('must be a date as YYYY-MM-DD').nullable().exactOptional().meta({
    example: '2027-03-01',
  }),
  expires_at: z.iso
    .datetime({ offset: true })
    .refine((text) => new Date(text) < YEAR_10000, 'must be of a year of four digits in UTC')
    .nullable()
    .exactOptional()
    .meta({ description: 'When the offer expires by itself; null is never.' }),
  message: paragraph(10_000).nullable().exactOptional().meta({ description: 'Plain text.' }),
};

/** Body of POST /offers. */
export const newOfferInput = z.strictObject({
  candidate_id: z.string().max(100),
  job_id: z.string().max(100).nullable().exactOptional(),
  title: line(200),
  ...content,
});
export type NewOfferInput = z.output<typeof newOfferInput>;

/** Body of PATCH /offers/{id}. */
export const offerChanges = z.strictObject({ title: line(200).exactOptional(), ...content });
export type OfferChanges = z.output<typeof offerChanges>;

const noTerms: OfferTerms = {
  title: '',
  location: null,
  salary: null,
  startDate: null,
  expiresAt: null,
  message: null,
};

/** The terms of a new offer. */
export function termsOf(input: OfferChanges): OfferTerms {
  return changedTerms(noTerms, input);
}

/** Terms after a change: an absent member is unchanged, null clears it (decision 0001). */
function changedTerms(terms: OfferTerms, changes: OfferChanges): OfferTerms {
  const { expires_at: expiry } = changes;
  return {
    title: changes.title ?? terms.title,
    location: given(changes.location, terms.location),
    salary: given(changes.salary, terms.salary),
    startDate: given(changes.start_date, terms.startDate),
    expiresAt: typeof expiry === 'string' ? new Date(expiry) : given(expiry, terms.expiresAt),
    message: given(changes.message, terms.message),
  };
}

/** A draft with other terms; absent members stay. */
export function changedOffer(offer: Offer, changes: OfferChanges): Offer {
  return { ...offer, ...changedTerms(offer, changes) };
}

/** A changed draft with the terms it had before among its versions. */
export function withVersion(
  changed: Offer,
  before: Offer,
  { actor, at }: { actor: Actor; at: Date },
): Offer {
  const { version, title, location, salary: pay, startDate, expiresAt, message } = before;
  const replaced = { version, title, location, salary: pay, startDate, expiresAt, message };
  const versions = [...before.versions, { ...replaced, changedAt: at, actor }].slice(
    -KEPT_VERSIONS,
  );
  return { ...changed, versions };
}

/** @throws AppError `invalid_request` for a deadline that has passed or is more than a year ahead. */
export function requireDeadlineAhead({ expiresAt }: OfferTerms, at: Date): void {
  if (expiresAt === null) return;
  if (expiresAt <= at) throw invalidRequest('expires_at', 'must be in the future');
  if (expiresAt.getTime() > at.getTime() + LONGEST_MS) {
    throw invalidRequest('expires_at', 'must be within a year');
  }
}
