import type { ApplicationField } from '../../hiring/application-form/field.ts';
import type { FieldType } from '../../hiring/application-form/field-types.ts';
import { foldText } from '../../common/text/fold-text.ts';
import type { AccountFacts } from '../../accounts/account-profile.ts';

type Pay = NonNullable<AccountFacts['salary_expectation']>;
type Fit = (stated: unknown, field: ApplicationField) => unknown;

const YES = new Set(['yes', 'ja', 'oui', 'si', 'sim', 'true', 'y']);
const NO = new Set(['no', 'nein', 'non', 'nao', 'nee', 'false', 'n']);

/** Whether a label is a plain yes or no; null when it is neither. */
export function yesOrNo(label: string): boolean | null {
  const words = foldText(label);
  if (YES.has(words)) return true;
  return NO.has(words) ? false : null;
}

const text: Fit = (stated) => {
  if (typeof stated === 'boolean') return stated ? 'Yes' : 'No';
  if (isPay(stated)) return `${stated.amount} ${stated.currency} per ${stated.period}`;
  return typeof stated === 'string' ? stated : undefined;
};

const option: Fit = (stated, { options }) => {
  const wanted = typeof stated === 'string' ? foldText(stated) : null;
  const fitting = options.filter(({ label, value }) =>
    typeof stated === 'boolean'
      ? yesOrNo(label) === stated
      : foldText(label) === wanted || foldText(value) === wanted,
  );
  return fitting.length === 1 ? fitting[0]?.value : undefined;
};

const asIs: Fit = (stated) => stated;

const fits: Partial<Record<FieldType, Fit>> = {
  text,
  textarea: text,
  email: asIs,
  phone: asIs,
  url: asIs,
  date: asIs,
  boolean: asIs,
  file: asIs,
  single_select: option,
  multi_select: (stated, field) => {
    const value = option(stated, field);
    return value === undefined ? undefined : [value];
  },
  location: (stated) => (typeof stated === 'string' ? { text: stated } : undefined),
  number: (stated) => (isPay(stated) ? stated.amount : stated),
  currency: (stated) =>
    isPay(stated) ? { amount: stated.amount, currency: stated.currency } : undefined,
  compensation_range: (stated) => {
    if (!isPay(stated)) return undefined;
    const { amount, currency, period } = stated;
    return { min: amount, max: amount, currency, period };
  },
};

/** A value of the profile converted for a field; undefined when it does not fit. */
export function fitToField(field: ApplicationField, stated: unknown): unknown {
  return fits[field.type]?.(stated, field);
}

function isPay(stated: unknown): stated is Pay {
  return typeof stated === 'object' && stated !== null && 'amount' in stated;
}
