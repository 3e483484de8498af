import { publishPosting as route } from '../../hiring/postings/move-posting.ts';
import { defineTool } from '../define-tool.ts';
import { movesRecord } from '../effects.ts';
import { shownPosting } from '../shown-posting.ts';

export const publishPosting = defineTool({
  name: 'publish_posting',
  title: 'Publish a role',
  description:
    "Publish a draft of the account's roles on its board and in job search. Ask the person first.",
  route,
  effect: movesRecord,
  result: shownPosting,
});
