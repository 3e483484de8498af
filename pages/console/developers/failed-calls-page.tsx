import type { FailedCallRow } from '../../../domain/accounts/failed-call-row.ts';
import { h } from '../../h.ts';
import { Filter, SelectFilter } from '../filters.tsx';
import { listPage, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';

export type FailedCallFilters = Record<'code' | 'route' | 'request_id', string>;

interface FailedCallsProps extends ListProps<FailedCallRow> {
  filters: FailedCallFilters;
  codes: readonly string[];
  /** Names of keys by id. */
  keys: ReadonlyMap<string, string>;
}

const PATH = '/console/calls';

export function failedCallsPage(props: FailedCallsProps): string {
  const { shell, rows, nextCursor, filters, codes, keys } = props;
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return listPage({
    shell,
    title: words.developers.failedCalls,
    lead: words.developers.callsLead,
    head: [
      words.developers.code,
      words.common.status,
      words.developers.call,
      words.common.key,
      words.developers.requestId,
      words.common.at,
    ],
    rows: rows.map((row) => [
      <code>{row.code}</code>,
      row.status,
      `${row.method} ${row.route}`,
      keys.get(row.key_id) ?? row.key_id,
      <code>{row.request_id}</code>,
      <Moment at={row.at} />,
    ]),
    empty: isFiltered ? words.common.nothingMatches : words.developers.noFailedCall,
    nextCursor,
    query: filters,
    above: (
      <Filter path={PATH}>
        <SelectFilter
          name="code"
          label={words.developers.code}
          choices={codes}
          value={filters.code}
        />
        <label for="route">{words.developers.route}</label>
        <input
          id="route"
          name="route"
          value={filters.route}
          placeholder={words.developers.routeExample}
        />
        <label for="request_id">{words.developers.requestId}</label>
        <input id="request_id" name="request_id" value={filters.request_id} />
      </Filter>
    ),
  });
}
