import type { LinePart } from '../../../domain/market/typed-query/parts-of-line.ts';
import type { Understood } from '../../../domain/market/typed-query/understood.ts';
import type { JobRow } from '../../../domain/market/job-row.ts';
import { Fragment, h, type Child } from '../../h.ts';
import { Filter, SelectFilter } from '../filters.tsx';
import { listPage, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { number } from '../../words/formats.ts';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';
import { FIRST, FURTHER, type FilterSpec } from './filters.ts';
import { UnderstoodLine } from './understood.tsx';

const { market, common } = words;

interface MarketProps extends ListProps<JobRow> {
  /** Values of the filters that are set. */
  filters: Readonly<Record<string, string>>;
  /** The parts of the typed line. */
  parts: readonly LinePart[];
  understood?: Understood;
  /** Filters that were not taken literally, in the words of the API. */
  notices?: readonly string[];
  /** The API's message on a fault of the filters. */
  problem: string | null;
}

const PATH = '/console/market';

export function marketPage(props: MarketProps): string {
  const { shell, rows, nextCursor, filters, problem, parts, understood, notices = [] } = props;
  const isFurther = FURTHER.some(({ name }) => name in filters);
  const fields = (specs: readonly FilterSpec[]) =>
    specs.map((spec) => <FilterField {...spec} value={filters[spec.name] ?? ''} />);
  return listPage({
    shell,
    title: market.market,
    lead: market.lead,
    head: [
      common.title,
      common.company,
      common.location,
      common.workplace,
      market.employment,
      common.pay,
      market.posted,
    ],
    rows: rows.map(cellsOf),
    empty: market.none,
    nextCursor,
    query: filters,
    above: (
      <>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <Filter path={PATH}>
          {fields(FIRST)}
          <details open={isFurther}>
            <summary>{market.moreFilters}</summary>
            <div class="more">{fields(FURTHER)}</div>
          </details>
        </Filter>
        {understood !== undefined && (
          <UnderstoodLine path={PATH} filters={filters} parts={parts} understood={understood} />
        )}
        {notices.map((notice) => (
          <p lang="en">{notice}</p>
        ))}
      </>
    ),
  });
}

function cellsOf(row: JobRow): Child[] {
  return [
    <a href={`${PATH}/${row.id}`}>{row.title}</a>,
    row.company_name,
    row.location,
    row.workplace_type === null ? null : wordOf(row.workplace_type),
    row.employment_type === null ? null : wordOf(row.employment_type),
    payOf(row.salary),
    <Moment at={row.posted_at} />,
  ];
}

export function payOf(salary: JobRow['salary']): Child {
  if (salary === null) return null;
  const { min, max, currency, period } = salary;
  const amount = min === max ? number(min) : market.between(number(min), number(max));
  return words.candidates.payPer(amount, currency, wordOf(period));
}

function FilterField({ name, label, choices, hint, value }: FilterSpec & { value: string }) {
  if (choices !== undefined) {
    return <SelectFilter name={name} label={label} choices={choices} value={value} />;
  }
  return (
    <>
      <label for={`filter-${name}`}>{label}</label>
      <input id={`filter-${name}`} name={name} value={value} placeholder={hint} />
    </>
  );
}
