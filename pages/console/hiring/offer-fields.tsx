import { payPeriods } from '../../../domain/common/pay-period.ts';
import type { FieldSpec } from '../fields.tsx';

/** What an offer states, as the API answers it. */
export interface OfferTerms {
  title: string;
  salary: { amount: number; currency: string; period: string } | null;
  start_date: string | null;
  expires_at: string | null;
  message: string | null;
}

const NOTHING: OfferTerms = {
  title: '',
  salary: null,
  start_date: null,
  expires_at: null,
  message: null,
};
const NO_PAY = { amount: null, currency: '', period: 'year' };

/** The fields of a new offer, or of a draft. */
export function offerFields(terms: OfferTerms = NOTHING): FieldSpec[] {
  const salary = terms.salary ?? NO_PAY;
  return [
    { name: 'title', label: 'Title', required: true, value: terms.title },
    { name: 'salary', label: '', kind: 'group', needs: 'amount' },
    { name: 'salary.amount', label: 'Pay', kind: 'number', value: salary.amount },
    { name: 'salary.currency', label: 'Currency', value: salary.currency },
    {
      name: 'salary.period',
      label: 'Pay period',
      kind: 'select',
      required: true,
      choices: payPeriods,
      value: salary.period,
    },
    { name: 'start_date', label: 'First day', kind: 'date', value: terms.start_date },
    {
      name: 'expires_at',
      label: 'Expires at',
      kind: 'moment',
      value: terms.expires_at,
    },
    { name: 'message', label: 'Message', kind: 'area', value: terms.message },
  ];
}
