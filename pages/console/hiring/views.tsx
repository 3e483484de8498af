import { h } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import { ActionButton } from '../kit.tsx';
import { words } from '../words/words.ts';
import { candidatesViewPath } from './candidate-filters.tsx';
import { withoutBlanks } from '../../../domain/common/without-blanks.ts';

export interface SavedView {
  id: string;
  list: 'candidates' | 'board';
  name: string;
  /** Filters of the API. */
  query: Readonly<Record<string, string>>;
}

interface ViewsProps {
  list: SavedView['list'];
  views: readonly SavedView[];
  /** The filters of the page, as the API names them; null where there are none to save. */
  query: Readonly<Record<string, string>> | null;
}

const DIALOG = 'save-view';

/** The member's own views of a list: to open, to save what is shown now, and to delete. */
export function Views({ list, views, query }: ViewsProps) {
  const own = views.filter((view) => view.list === list);
  if (own.length === 0 && query === null) return null;
  return (
    <div class="links">
      {own.length > 0 && <strong>{words.views.views}</strong>}
      {own.map((view) => (
        <a href={pathOf(view)}>{view.name}</a>
      ))}
      {query !== null && <ActionButton text={words.views.save} opens={DIALOG} />}
      {own.length > 0 && (
        <details>
          <summary>{words.views.manage}</summary>
          {own.map(({ id, name }) => (
            <ActionButton
              text={words.views.remove(name)}
              call={`DELETE /console/api/views/${id}`}
            />
          ))}
        </details>
      )}
      {query !== null && (
        <FieldsDialog
          id={DIALOG}
          title={words.views.save}
          call="POST /console/api/views"
          submit={words.views.saveView}
          also={{ list, query: withoutBlanks(query) }}
          fields={[{ name: 'name', label: words.common.name, required: true }]}
        />
      )}
    </div>
  );
}

function pathOf({ list, query }: SavedView): string {
  if (list === 'candidates') return candidatesViewPath(query);
  const { job_id: job = '', ...filters } = query;
  const address = new URLSearchParams(filters).toString();
  return `/console/board/${encodeURIComponent(job)}${address === '' ? '' : `?${address}`}`;
}
