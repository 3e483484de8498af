import { payPeriods } from '../../../domain/common/pay-period.ts';
import type { OfferRow } from '../../../domain/hiring/offers/offer-row.ts';
import type { PostingRow } from '../../../domain/hiring/posting-row.ts';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';

/** The terms of an offer. */
export type OfferTerms = Pick<
  OfferRow,
  'title' | 'location' | 'salary' | 'start_date' | 'expires_at' | 'message'
>;

const NOTHING: OfferTerms = {
  title: '',
  location: null,
  salary: null,
  start_date: null,
  expires_at: null,
  message: null,
};
const NO_PAY = { amount: null, currency: '', period: 'year' };

/** A role as far as an offer takes its terms. */
export type OfferedRole = Pick<PostingRow, 'title' | 'location' | 'salary'>;

/** The terms that an offer for a role begins with: its title and place, and the lower bound of its pay. */
export function roleTerms(application: { job_title: string }, role?: OfferedRole): OfferTerms {
  const { salary = null, location = '' } = role ?? {};
  return {
    ...NOTHING,
    title: role?.title ?? application.job_title,
    location: location === '' ? null : location,
    salary: salary && { amount: salary.min, currency: salary.currency, period: salary.period },
  };
}

/** The same as values of the dialog. */
export function offerValues(application: { job_title: string }, role?: OfferedRole) {
  const { title, location, salary } = roleTerms(application, role);
  const { amount, currency, period } = salary ?? NO_PAY;
  return {
    title,
    location,
    'salary.amount': amount,
    'salary.currency': currency,
    'salary.period': period,
  };
}

/** The fields of a new offer, or of a draft. */
export function offerFields(terms: OfferTerms = NOTHING): FieldSpec[] {
  const salary = terms.salary ?? NO_PAY;
  return [
    { name: 'title', label: words.common.title, required: true, value: terms.title },
    { name: 'location', label: words.common.location, value: terms.location },
    { name: 'salary', label: '', kind: 'group', needs: 'amount' },
    { name: 'salary.amount', label: words.common.pay, kind: 'number', value: salary.amount },
    { name: 'salary.currency', label: words.common.currency, value: salary.currency },
    {
      name: 'salary.period',
      label: words.common.payPeriod,
      kind: 'select',
      required: true,
      choices: payPeriods,
      value: salary.period,
    },
    { name: 'start_date', label: words.common.firstDay, kind: 'date', value: terms.start_date },
    {
      name: 'expires_at',
      label: words.candidates.expiresAt,
      kind: 'moment',
      value: terms.expires_at,
    },
    { name: 'message', label: words.candidates.message, kind: 'area', value: terms.message },
  ];
}
