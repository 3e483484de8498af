import type { NoteRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import { Fields } from '../fields.tsx';
import { Moment } from '../parts.tsx';
import { wordOf } from '../../words/values.ts';
import { words } from '../words/words.ts';

interface NotesProps {
  candidateId: string;
  notes: readonly NoteRow[];
  writes: boolean;
}

export function Notes({ candidateId, notes, writes }: NotesProps) {
  return (
    <section>
      <h2>{words.candidates.notes}</h2>
      {notes.map(({ body, author, created_at: at }) => (
        <div class="card">
          <p class="prose">{body}</p>
          <p class="hint">
            {author.name ?? wordOf(author.kind)} <Moment at={at} />
          </p>
        </div>
      ))}
      {writes && (
        <form
          class="form"
          data-call={`POST /console/api/candidates/${candidateId}/notes`}
          data-then="reload"
          novalidate
        >
          <div data-problem role="alert" class="problem" hidden />
          <Fields
            prefix="note"
            of={[{ name: 'body', label: words.candidates.newNote, kind: 'area', required: true }]}
          />
          <button type="submit" class="primary">
            {words.candidates.addNote}
          </button>
        </form>
      )}
    </section>
  );
}
