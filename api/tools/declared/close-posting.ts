import { closePosting as route } from '../../hiring/postings/move-posting.ts';
import { defineTool } from '../define-tool.ts';
import { movesRecord } from '../effects.ts';
import { shownPosting } from '../shown-posting.ts';

export const closePosting = defineTool({
  name: 'close_posting',
  title: 'Close a role',
  description:
    'Close an open role of the account. It takes no more applications, and those that it has stay. Ask the person first.',
  route,
  effect: movesRecord,
  result: shownPosting,
});
