import type { AlertRow } from '../../../domain/market/alerts/alert-wire.ts';
import { Fragment, h, Phrase, type Child, type Text } from '../../h.ts';
import { wordOf } from '../../words/values.ts';
import { Fields, type FieldSpec } from '../fields.tsx';
import { FIRST, FURTHER, YES_NO, type FilterSpec } from '../market/filters.ts';
import { words } from '../words/words.ts';

type Filters = AlertRow['filters'];

/** An alert reports what is new, in the order in which it came. */
const OF_A_PAGE = ['posted_within_days', 'sort', 'strict'];
const further = FURTHER.filter(({ name }) => !OF_A_PAGE.includes(name));
const NUMBERS = ['radius_km', 'salary_min'];

/** The fields of an alert's search; those that are seldom set stand below. */
export function SearchFields({ prefix, filters = {} }: { prefix: string; filters?: Filters }) {
  const fieldsOf = (specs: readonly FilterSpec[]) => specs.map((spec) => fieldOf(spec, filters));
  return (
    <>
      <Fields prefix={prefix} of={fieldsOf(FIRST)} />
      <details open={further.some(({ name }) => name in filters)}>
        <summary>{words.market.moreFilters}</summary>
        <Fields prefix={prefix} of={fieldsOf(further)} />
      </details>
    </>
  );
}

function fieldOf({ name, label, hint, choices }: FilterSpec, filters: Filters): FieldSpec {
  const value = filters[name as keyof Filters] ?? null;
  return {
    ...{ name: `filters.${name}`, label, value, blank: 'omitted' },
    ...(hint !== undefined && { hint }),
    ...(NUMBERS.includes(name) && { kind: 'number' }),
    ...(choices === YES_NO && { kind: 'flag' }),
    ...(choices !== undefined &&
      choices !== YES_NO && { kind: 'select', choices: withValue(choices, value) }),
  };
}

/** A program may have chosen several values at once. */
function withValue(choices: readonly string[], value: FieldSpec['value']) {
  const several = typeof value === 'string' && !choices.includes(value) ? [value] : [];
  return [...several, ...choices].map((one) => ({ value: one, text: severalWords(one) }));
}

/** The search of an alert, in words. */
export function searchFacts(filters: Filters): [name: Text, value: Child][] {
  return [...FIRST, ...further].flatMap(({ name, label, choices }): [Text, Child][] => {
    const value = filters[name as keyof Filters];
    if (value === undefined) return [];
    const text = String(value);
    return [[label, choices === undefined ? text : severalWords(text)]];
  });
}

function severalWords(values: string): Text {
  return new Phrase((language) =>
    values.split(',').map((one, at) => [at === 0 ? '' : ', ', wordOf(one.trim()).in(language)]),
  );
}
