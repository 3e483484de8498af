import { moveCandidate as route } from '../../hiring/candidates/move-candidate.ts';
import { defineTool } from '../define-tool.ts';
import { movesRecord } from '../effects.ts';
import { shownCandidate } from '../shown-candidate.ts';

export const moveCandidate = defineTool({
  name: 'move_candidate',
  title: 'Move a candidate',
  description:
    "Move an application of a candidate to another stage of the account's pipeline, also to rejected or hired. job_id selects the application where several are active. Ask the person first.",
  route,
  idName: 'candidate_id',
  effect: movesRecord,
  result: shownCandidate,
});
