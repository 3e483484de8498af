import type { Aggregate } from '../../../domain/surveys/aggregates.ts';
import type { Understood } from '../../../domain/market/typed-query/understood.ts';
import type { Role } from '../../../domain/accounts/console/roles.ts';
import type { Text } from '../../../pages/h.ts';
import type { NavigationGroup, ShellProps } from '../../../pages/console/shell.tsx';
import { publicUrl } from '../../../services/public-url.ts';
import type { CallOrigin } from '../../call-origin.ts';
import { roleOf } from '../../access.ts';
import type { Route } from '../../route.ts';
import { consoleRoutes } from '../routes.ts';
import { callRoute } from '../../request-pipeline.ts';
import { shownCall, type Asked } from './shown-call.ts';

/** The input of a page: the frame around it, and calls with the rights of the person. */
export interface PageCall {
  /** Of the page's path. */
  params: Readonly<Record<string, string>>;
  /** Of the page's address; holds filters and the cursor. */
  query: URLSearchParams;
  shell: ShellProps;
  role: Role;
  origin: CallOrigin;
}

/** A page of the console. */
export interface ConsolePage {
  /** Parameters in braces. */
  path: string;
  name: Text;
  /** The endpoint that the page is for: who may call it may open the page. */
  of: Route;
  /** The lowest role that opens the page, where that is a higher one than the endpoint needs. */
  role?: Role;
  /** Leads members who may not open the page to another one, in place of a 403. */
  instead?: string;
  /** Its place in the navigation; without one, the page is reached from the page that its path begins with. */
  group?: NavigationGroup;
  render: (call: PageCall) => Promise<string>;
}

type Query = Readonly<Record<string, string | null | undefined>>;

/** The lowest role that opens a page. */
export function roleOfPage({ of, role }: Pick<ConsolePage, 'of' | 'role'>): Role {
  return role ?? roleOf(of.declaration.access) ?? 'viewer';
}

interface Reading {
  params?: Readonly<Record<string, string>>;
  query?: Query;
}

/** The data of an answer of a route, called inside the process with the same checks. */
export async function read<Data>(
  { origin }: PageCall,
  route: Route<{ data: Data }>,
  reading: Reading = {},
): Promise<Data> {
  const { data } = await answerOf(origin, route, reading);
  return data;
}

/** A page of a list. */
export interface List<Row> {
  rows: Row[];
  nextCursor: string | null;
  /** The interpretation of `query`. */
  understood?: Understood;
  /** Filters that were not taken literally. */
  notices?: string[];
  /** Of the answers to a survey, by the key of the question. */
  aggregates?: Record<string, Aggregate>;
}

/** A route that answers with a list. */
export type ListRoute<Row> = Route<{
  data: Row[];
  meta: Pick<List<Row>, 'understood' | 'notices' | 'aggregates'> & { next_cursor: string | null };
}>;

/** Rows of a page of a list. */
export const PAGE_ROWS = '50';

/** The rows of a list at the cursor in the address of the page. */
export function readList<Row>(
  call: PageCall,
  route: ListRoute<Row>,
  { params = {}, query = {} }: Reading = {},
): Promise<List<Row>> {
  const cursor = call.query.get('cursor');
  const asked = { limit: PAGE_ROWS, ...query };
  if (!consoleRoutes.includes(route)) {
    noteCall(call, route, { params, query: given(asked), isList: true });
  }
  return readRows(call, route, { params, query: { ...asked, cursor } });
}

/** Shows the call of the API behind a page. */
export function noteCall({ shell, origin }: PageCall, route: Route, asked: Asked): void {
  shell.call ??= { base: publicUrl(origin.ctx.config), ...shownCall(route, asked) };
}

/** The parameters that have a value. */
function given(query: Query): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, value]],
  );
}

/** The first rows of a list. The cursor in the address of the page is not used. */
export async function readRows<Row>(
  { origin }: PageCall,
  route: ListRoute<Row>,
  reading: Reading = {},
): Promise<List<Row>> {
  const { data: rows, meta } = await answerOf(origin, route, reading);
  const { next_cursor: nextCursor, understood, notices, aggregates } = meta;
  return {
    ...{ rows, nextCursor },
    ...(understood && { understood }),
    ...(notices && { notices }),
    ...(aggregates && { aggregates }),
  };
}

async function answerOf<Body>(
  origin: CallOrigin,
  route: Route<Body>,
  { params = {}, query = {} }: Reading,
): Promise<Body> {
  const content = () => ({ query: Object.fromEntries(given(query)) });
  const { body } = await callRoute(route, { params: () => params, content }, origin);
  return body;
}
