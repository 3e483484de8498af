import { getCandidate as route } from '../../hiring/candidates/get-candidate.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';
import { shownCandidate } from '../shown-candidate.ts';

export const getCandidate = defineTool({
  name: 'get_candidate',
  title: 'Read a candidate',
  description:
    'Read one candidate of the account with applications, answers, stage history and notes. Answers to EEO and demographic questions and links to files are not part of it.',
  route,
  idName: 'candidate_id',
  effect: readsOnly,
  result: shownCandidate,
});
