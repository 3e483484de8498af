import type { Role } from '../../../domain/accounts/console/roles.ts';
import type { ShellProps } from '../../../pages/console/shell.tsx';
import type { CallOrigin } from '../../call-origin.ts';
import type { Route } from '../../route.ts';
import { callRoute } from '../../request-pipeline.ts';

/** What a page is rendered from: the frame around it, and calls with the rights of the person. */
export interface PageCall {
  /** Of the page's address; holds the cursor. */
  search: string;
  shell: ShellProps;
  role: Role;
  origin: CallOrigin;
}

/** A page of the console. */
export interface ConsolePage {
  path: string;
  /** Its name in the navigation. */
  name: string;
  /** The lowest role that may open it. */
  role: Role;
  render: (call: PageCall) => Promise<string>;
}

/** The answer of a route of the console, called inside the process with the same checks. */
export async function read<Body>(
  { origin, search }: PageCall,
  route: Route,
  limit: number,
): Promise<Body> {
  const cursor = new URLSearchParams(search).get('cursor');
  const query = { limit: String(limit), ...(cursor !== null && { cursor }) };
  const { body } = await callRoute(route, { content: () => ({ query }) }, origin);
  return body as Body;
}

/** A list as routes answer it. */
export interface List<Row> {
  data: Row[];
  meta: { next_cursor: string | null };
}
