import type { z } from 'zod';
import type { CandidateListRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { listCandidates as route } from '../../hiring/candidates/list-candidates.ts';
import { listOf } from '../../list-answer.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';
import { shownCandidateRowSchema, withoutPrivate } from '../shown-candidate.ts';

const schema = listOf(shownCandidateRowSchema);

export const listCandidates = defineTool({
  name: 'list_candidates',
  title: 'Find candidates',
  description:
    "List the account's candidates with their applications: by role, stage, status, answer to a question of the form, tag, words and time. Rows have no answers, history and notes; get_candidate returns them.",
  route,
  effect: readsOnly,
  result: {
    schema,
    of(body): z.input<typeof schema> {
      const { data, meta } = body as { data: CandidateListRow[]; meta: { next_cursor: string } };
      return { data: data.map(withoutPrivate), meta };
    },
  },
});
