import type { CallRow } from '../../../domain/accounts/call-row.ts';
import { h } from '../../h.ts';
import { ChoiceFilter, Filter, TextFilter } from '../filters.tsx';
import { listPage, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';

export type CallFilters = Record<'method' | 'route' | 'status' | 'request_id', string>;

interface CallsProps extends ListProps<CallRow> {
  filters: CallFilters;
  /** Names of keys by id. */
  keys: ReadonlyMap<string, string>;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every call with a key of the account. */
export function callsPage({ shell, rows, nextCursor, filters, keys }: CallsProps): string {
  const isFiltered = Object.values(filters).some((value) => value !== '');
  return listPage({
    shell,
    title: words.developers.calls,
    lead: words.developers.allCallsLead,
    head: [
      words.developers.call,
      words.common.status,
      words.developers.milliseconds,
      words.common.key,
      words.developers.requestId,
      words.common.at,
    ],
    rows: rows.map((row) => [
      <code>{`${row.method} ${row.path}`}</code>,
      row.status,
      row.ms,
      keys.get(row.key_id) ?? row.key_id,
      <code>{row.request_id}</code>,
      <Moment at={row.at} />,
    ]),
    empty: isFiltered ? words.common.nothingMatches : words.developers.noCall,
    nextCursor,
    query: filters,
    above: (
      <Filter path="/console/all-calls">
        <ChoiceFilter
          name="method"
          label={words.developers.method}
          choices={METHODS.map((value) => ({ value, text: value }))}
          value={filters.method}
        />
        <TextFilter name="route" label={words.developers.route} value={filters.route} />
        <TextFilter name="status" label={words.common.status} value={filters.status} />
        <TextFilter
          name="request_id"
          label={words.developers.requestId}
          value={filters.request_id}
        />
      </Filter>
    ),
  });
}
