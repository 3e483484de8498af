import { listPostings as route } from '../../hiring/postings/list-postings.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const listPostings = defineTool({
  name: 'list_postings',
  title: 'List own roles',
  description:
    "List the account's own roles with status and number of applications by stage, newest first, without texts and forms. search_jobs searches the whole market instead.",
  route,
  effect: readsOnly,
});
