import type { RowProps, ListProps } from '../../../pages/console/kit.tsx';
import type { Route } from '../../route.ts';
import { read, readList, type ConsolePage, type ListRoute, type PageCall } from './console-page.ts';

type Shown = string | Promise<string>;

interface RecordPage<Row> extends Omit<ConsolePage, 'of' | 'render'> {
  of: Route<{ data: Row }>;
  show: (props: RowProps<NoInfer<Row>>, call: PageCall) => Shown;
}

/** A page of the record that its path names. */
export function pageOfRecord<Row>({ show, ...page }: RecordPage<Row>): ConsolePage {
  return {
    ...page,
    async render(call) {
      const row = await read(call, page.of, { params: call.params });
      return show({ shell: call.shell, row }, call);
    },
  };
}

type Filters<Name extends string> = Readonly<Record<Name, string>>;

interface ListPage<Row, Name extends string> extends Omit<ConsolePage, 'of' | 'render'> {
  of: ListRoute<Row>;
  /** Parameters of the list that stand in the address of the page. */
  filters?: readonly Name[];
  /** Parameters of the list that the page sets. */
  query?: Readonly<Record<string, string>>;
  /** The parameters of the list for the filters; the same names by default. */
  asks?: (filters: Filters<NoInfer<Name>>) => Readonly<Record<string, string>>;
  show: (props: ListProps<NoInfer<Row>> & Filters<NoInfer<Name>>, call: PageCall) => Shown;
}

/** A page of a list. */
export function pageOfList<Row, Name extends string = never>({
  show,
  filters = [],
  query,
  asks,
  ...page
}: ListPage<Row, Name>): ConsolePage {
  return {
    ...page,
    async render(call) {
      const values = filtersOf(call, filters);
      const list = await readList(call, page.of, {
        query: { ...query, ...(asks?.(values) ?? values) },
      });
      return show({ shell: call.shell, ...list, ...values }, call);
    },
  };
}

/** The values of filters in the address of a page; empty for those that are not set. */
export function filtersOf<Name extends string>(
  { query }: PageCall,
  names: readonly Name[],
): Filters<Name> {
  const values = names.map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(values) as Filters<Name>;
}
