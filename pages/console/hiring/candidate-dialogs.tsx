import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { FieldsDialog } from '../kit.tsx';
import type { CandidateRecord } from './candidate-page.tsx';
import { nameOf } from './candidates-page.tsx';
import { offerFields } from './offer-fields.tsx';

interface DialogsProps {
  candidate: CandidateRecord;
  stages: readonly { key: string; name: string }[];
}

export function CandidateDialogs({ candidate, stages }: DialogsProps) {
  const { id, version } = candidate;
  return (
    <div>
      <FieldsDialog
        id="edit-candidate"
        title="Edit candidate"
        call={`PATCH /console/api/candidates/${id}`}
        submit="Save candidate"
        version={version}
        fields={detailsOf(candidate)}
      />
      <FieldsDialog
        id="move-application"
        title="Move candidate"
        call="POST /console/api/candidates/{id}/stage"
        submit="Move candidate"
        fields={moveOf(stages)}
      />
      <FieldsDialog
        id="make-offer"
        title="Make offer"
        call="POST /console/api/offers"
        then="/console/offers/{id}"
        submit="Save draft"
        also={{ candidate_id: id }}
        fields={[jobOf(candidate), ...offerFields()]}
      />
      <FieldsDialog
        id="hire"
        title="Hire"
        call={`POST /console/api/candidates/${id}/hire`}
        then="/console/employees/{id}"
        submit="Hire candidate"
        fields={[
          jobOf(candidate),
          { name: 'title', label: 'Title', blank: 'omitted' },
          { name: 'start_date', label: 'First day', kind: 'date' },
        ]}
      />
      <RemovalDialogs candidate={candidate} />
    </div>
  );
}

function RemovalDialogs({ candidate }: { candidate: CandidateRecord }) {
  const { id, applications, notes } = candidate;
  return (
    <div>
      <FieldsDialog
        id="merge"
        title="Merge"
        call="POST /console/api/candidates/merge"
        submit="Merge candidates"
        danger
        also={{ primary_id: id }}
        fields={[
          {
            name: 'duplicate_id',
            label: 'Id of the duplicate',
            required: true,
            hint: 'Its applications, notes and files move here. It cannot be taken apart again.',
          },
          confirmation(candidate),
        ]}
      />
      <FieldsDialog
        id="anonymise"
        title="Anonymise"
        call={`POST /console/api/candidates/${id}/anonymize`}
        then="/console/candidates"
        submit="Anonymise candidate"
        danger
        fields={[confirmation(candidate)]}
      >
        <p>
          {`Name, contact, answers, files and the text of ${applications.length} applications and ${notes.length} notes go for good. Counts and stages stay.`}
        </p>
      </FieldsDialog>
    </div>
  );
}

function confirmation(candidate: CandidateRecord): FieldSpec {
  const name = nameOf(candidate);
  return { name: 'confirm', label: `Type “${name}” to confirm`, kind: 'confirm', value: name };
}

function jobOf({ applications }: CandidateRecord): FieldSpec {
  return {
    name: 'job_id',
    label: 'For the role',
    kind: 'select',
    blank: 'omitted',
    choices: applications.map(({ job_id: value, job_title: text }) => ({ value, text })),
    value: applications[0]?.job_id ?? null,
  };
}

function moveOf(stages: DialogsProps['stages']): FieldSpec[] {
  return [
    { name: 'job_id', label: '', kind: 'hidden' },
    { name: 'from_stage', label: '', kind: 'hidden' },
    {
      name: 'stage',
      label: 'Stage',
      kind: 'select',
      required: true,
      choices: stages.map(({ key, name }) => ({ value: key, text: name })),
    },
    { name: 'reason', label: 'Reason', kind: 'area', rows: 2 },
  ];
}

function detailsOf(candidate: CandidateRecord): FieldSpec[] {
  return [
    { name: 'name', label: 'Name', value: candidate.name },
    { name: 'email', label: 'E-mail', kind: 'email', value: candidate.email },
    { name: 'phone', label: 'Phone', value: candidate.phone },
    { name: 'location', label: 'Location', value: candidate.location },
    { name: 'source', label: 'Source', value: candidate.source },
    { name: 'tags', label: 'Tags', kind: 'lines', rows: 2, value: candidate.tags },
    { name: 'skills', label: 'Skills', kind: 'lines', rows: 3, value: candidate.skills },
    { name: 'links', label: 'Links', kind: 'lines', rows: 2, value: candidate.links },
  ];
}
