import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import { words } from '../words/words.ts';

/** The tags of a candidate, each with a button that takes it away, and a field for one more. */
export function Tags({ candidate: { id, tags, version } }: { candidate: CandidateRow }) {
  const call = `PATCH /console/api/candidates/${id}`;
  return (
    <ul class="chips" aria-label={words.candidates.tags}>
      {tags.map((tag) => (
        <li>
          {tag}{' '}
          <button
            type="button"
            class="quiet"
            data-call={call}
            data-version={version}
            data-body={JSON.stringify({ tags: tags.filter((other) => other !== tag) })}
            data-then="reload"
            aria-label={words.candidates.removeTag(tag)}
          >
            ×
          </button>
        </li>
      ))}
      <li class="adds">
        <form data-call={call} data-version={version} data-then="reload" novalidate>
          <div data-problem role="alert" class="problem" hidden />
          <input
            name="tags"
            data-type="more"
            data-more={JSON.stringify(tags)}
            data-blank="omitted"
            aria-label={words.candidates.newTag}
            placeholder={words.candidates.newTag}
            autocomplete="off"
          />{' '}
          <button type="submit" class="quiet" aria-label={words.candidates.addTag}>
            +
          </button>
        </form>
      </li>
    </ul>
  );
}
