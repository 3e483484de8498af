import { h } from '../../h.ts';
import { Fields } from '../fields.tsx';
import { words } from '../words/words.ts';

/** Adds a note to a candidate. */
export function NewNote({ candidateId }: { candidateId: string }) {
  return (
    <form
      class="form"
      data-call={`POST /console/api/candidates/${candidateId}/notes`}
      data-then="reload"
      novalidate
    >
      <div data-problem role="alert" class="problem" hidden />
      <Fields
        prefix="note"
        of={[
          { name: 'body', label: words.candidates.newNote, kind: 'area', required: true },
          { name: 'private', label: words.candidates.privateNote, kind: 'check' },
        ]}
      />
      <button type="submit" class="primary">
        {words.candidates.addNote}
      </button>
    </form>
  );
}
