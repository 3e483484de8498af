import type { CandidateNote } from '../../../domain/hiring/candidate.ts';
import { noteInput } from '../../../domain/hiring/pipeline/candidate-input.ts';
import { noteRow, noteSchema } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { changeCandidate } from '../../../services/hiring/pipeline/change-candidate.ts';
import { withNote } from '../../../services/hiring/pipeline/with-note.ts';
import { idOf } from '../../../storage/new-id.ts';
import { actorOf } from '../../caller.ts';
import { requireVersion } from '../../input/if-match.ts';
import { recordOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';
import { candidateParams, ownedCandidate } from './owned-candidate.ts';

export const addNote = defineRoute(
  {
    name: 'addNote',
    method: 'post',
    path: '/candidates/{id}/notes',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    versioned: true,
    meter: 'platform_calls',
    params: candidateParams,
    body: noteInput,
    idempotent: true,
    status: 201,
    response: recordOf(noteSchema),
    find: ownedCandidate,
    errors: ['conflict'],
    summary: 'Add a note to a candidate.',
  },
  async ({ ctx, caller, body, found, run, headers }) => {
    const note: CandidateNote = {
      id: idOf('message', run),
      body: body.body,
      author: actorOf(caller),
      private: body.private,
      createdAt: new Date(),
    };
    const { notes } = await changeCandidate(ctx, found, (candidate) => {
      // The note was added by an earlier attempt of the same run, possibly at another version.
      if (candidate.notes.some(({ id }) => id === note.id)) return null;
      requireVersion(headers, candidate.version);
      return withNote(candidate, note);
    });
    const added = notes.find(({ id }) => id === note.id) ?? note;
    return { body: { data: noteRow(added) } };
  },
);
