import { h, type Text } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import type { FieldSpec } from '../fields.tsx';
import type { Action } from '../kit.tsx';
import { words } from '../words/words.ts';
import { withoutBlanks } from '../../../domain/common/without-blanks.ts';

const DIALOG = 'export';

/** The button that opens the export of a list. */
export const exportAction: Action = { text: words.exports.export, opens: DIALOG };

type Kind = 'candidates' | 'applications' | 'postings' | 'employees';

interface ExportProps {
  /** The kinds of rows to choose from; the first is chosen. */
  kinds: readonly Kind[];
  /** The filters of the list that an export has too. */
  filter?: Readonly<Record<string, string>>;
  /** Whether the list is narrowed by more than that. */
  isNarrower?: boolean;
  /** Whether the rows have files. */
  hasFiles?: boolean;
}

const FORMATS = [
  { value: 'csv', text: words.exports.csv },
  { value: 'jsonl', text: words.exports.jsonl },
];

/** Exports the records of a list, and shows the link to the file. */
export function ExportDialog({ kinds, filter = {}, isNarrower, hasFiles }: ExportProps) {
  const { exports } = words;
  const given = withoutBlanks(filter);
  const isFiltered = Object.keys(given).length > 0;
  return (
    <div>
      <FieldsDialog
        id={DIALOG}
        title={exports.title}
        call="POST /console/api/exports"
        then="export"
        submit={exports.start}
        also={{ filter: given }}
        fields={fieldsOf(kinds, hasFiles === true)}
      >
        <p>{isFiltered ? exports.filtered : exports.everything}</p>
        {isNarrower === true && <p>{exports.wider}</p>}
      </FieldsDialog>
      <template id="export-progress">
        <dialog aria-labelledby="export-progress-title">
          <h2 id="export-progress-title">{exports.title}</h2>
          <progress aria-label={exports.progress} />
          <p role="status">{exports.rowsDone(<span data-slot="rows">0</span>)}</p>
          <p>
            <a data-file href="" hidden>
              {exports.download}
            </a>
          </p>
          <p class="problem" role="alert" data-failed hidden>
            {exports.failed}
          </p>
          <div class="buttons">
            <button type="button" data-closes>
              {exports.close}
            </button>
          </div>
        </dialog>
      </template>
    </div>
  );
}

function fieldsOf(kinds: readonly Kind[], hasFiles: boolean): FieldSpec[] {
  const { exports } = words;
  const [only] = kinds;
  const choices = kinds.map((value): { value: string; text: Text } => {
    return { value, text: exports.kinds[value] };
  });
  return [
    kinds.length === 1
      ? { name: 'kind', label: '', kind: 'hidden', value: only ?? null }
      : { name: 'kind', label: exports.what, kind: 'select', required: true, choices },
    { name: 'format', label: exports.format, kind: 'select', required: true, choices: FORMATS },
    ...(hasFiles ? [{ name: 'files', label: exports.files, kind: 'check' } as const] : []),
  ];
}
