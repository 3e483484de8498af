import { createCoverLetter as route } from '../../agent/documents/create-cover-letter.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { createsRecord } from '../effects.ts';

export const createCoverLetter = defineTool({
  name: 'create_cover_letter',
  title: 'Write a cover letter',
  description:
    "Write a cover letter for a job, or for none, from a source résumé: it claims only facts of the source about the person. The source is resume, else resume_id, else the account's own. Charges AI tokens and can take a minute.",
  route,
  effect: createsRecord,
  billed: true,
  result: recordIn(route),
});
