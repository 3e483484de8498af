import { may } from '../../../pages/console/shell.tsx';
import { listViews } from '../../lists/views.ts';
import { readRows, type PageCall } from './console-page.ts';

/** The saved views of the member, for those who may have some. */
export async function viewsOf(call: PageCall) {
  if (!may(call.shell, 'viewer')) return [];
  return (await readRows(call, listViews, { query: { limit: '100' } })).rows;
}
