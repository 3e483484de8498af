import { createResume as route } from '../../agent/documents/create-resume.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { createsRecord } from '../effects.ts';

export const createResume = defineTool({
  name: 'create_resume',
  title: 'Write a résumé',
  description:
    "Write a résumé for a job, or for none, from a source résumé: it reorders and shortens, and states only facts of the source. The source is resume, else resume_id, else the account's own. keywords_missing are the job's keywords that the source does not have. Charges AI tokens and can take a minute.",
  route,
  effect: createsRecord,
  billed: true,
  result: recordIn(route),
});
