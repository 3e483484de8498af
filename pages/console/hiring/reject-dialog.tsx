import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import { FieldsDialog } from '../dialogs.tsx';
import type { FieldSpec } from '../fields.tsx';
import { words } from '../words/words.ts';
import { mailFields, MergeFields, type Templates } from './writing.tsx';

export interface RejectProps {
  candidate: CandidateRow;
  /** Templates of e-mails. */
  templates: Templates;
}

/** Ends an application with a reason, and writes to the person in the same step if a text is chosen. */
export function RejectDialog({ candidate: { email }, templates }: RejectProps) {
  return (
    <FieldsDialog
      id="reject"
      title={words.candidates.rejectTitle}
      call="POST /console/api/candidates/{id}/stage"
      submit={words.candidates.reject}
      danger
      fields={[
        ...MOVE,
        ...(email === null ? [] : mailFields({ templates, roles: [], role: null })),
      ]}
      rejects
      after={email === null ? null : <MergeFields />}
    >
      <p>{email === null ? words.candidates.noAddress : words.candidates.rejecting(email)}</p>
    </FieldsDialog>
  );
}

const MOVE: readonly FieldSpec[] = [
  { name: 'job_id', label: '', kind: 'hidden' },
  { name: 'from_stage', label: '', kind: 'hidden' },
  { name: 'stage', label: '', kind: 'hidden' },
  { name: 'reason', label: words.candidates.ownReason, kind: 'area', rows: 2 },
];
