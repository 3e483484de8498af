import { addNote as route } from '../../hiring/candidates/add-note.ts';
import { defineTool, recordIn } from '../define-tool.ts';
import { createsRecord } from '../effects.ts';

export const addCandidateNote = defineTool({
  name: 'add_candidate_note',
  title: 'Add a note to a candidate',
  description:
    "Add a note to a candidate, for the account's own people. The candidate does not see it. Ask the person first.",
  route,
  idName: 'candidate_id',
  effect: createsRecord,
  result: recordIn(route),
});
