import { createResume as route } from '../../agent/documents/create-resume.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { writesDocument } from '../effects.ts';

export const createResume = defineTool({
  name: 'create_resume',
  title: 'Write a résumé',
  description:
    "Write a résumé for a job, or for none, from a source résumé: it reorders and shortens, and states nothing that the source does not. The source is resume, else resume_id, else the account's own. keywords_missing are what the job asks for and the source does not show. Spends AI tokens; it may take a minute.",
  route,
  effect: writesDocument,
  billed: true,
  result: recordIn(route),
});
