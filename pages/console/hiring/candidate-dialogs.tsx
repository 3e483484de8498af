import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import type { FieldSpec } from '../fields.tsx';
import { confirmation, FieldsDialog } from '../dialogs.tsx';
import { newInterviewFields, type Interviewing } from './interview-fields.tsx';
import { offerFields, roleTerms, type OfferedRole } from './offer-fields.tsx';
import { WriteDialog, type Templates } from './writing.tsx';
import { words } from '../words/words.ts';

interface DialogsProps {
  candidate: CandidateRow;
  stages: readonly { key: string; name: string }[];
  interviewing: Interviewing;
  roles: ReadonlyMap<string, OfferedRole>;
  templates: Templates;
}

export function CandidateDialogs(props: DialogsProps) {
  const { candidate, stages, interviewing, roles, templates } = props;
  const { id, version } = candidate;
  return (
    <div>
      <FieldsDialog
        id="edit-candidate"
        title={words.candidates.editCandidate}
        call={`PATCH /console/api/candidates/${id}`}
        submit={words.candidates.saveCandidate}
        version={version}
        fields={detailsOf(candidate)}
      />
      <FieldsDialog
        id="move-application"
        title={words.candidates.moveCandidate}
        call="POST /console/api/candidates/{id}/stage"
        submit={words.candidates.moveCandidate}
        fields={moveOf(stages)}
      />
      <FieldsDialog
        id="make-offer"
        title={words.candidates.makeOffer}
        call="POST /console/api/offers"
        then="/console/offers/{id}"
        submit={words.candidates.saveDraft}
        also={{ candidate_id: id }}
        fields={[jobOf(candidate), ...offerFields(firstOffer(candidate, roles))]}
      />
      <WriteDialog candidate={candidate} templates={templates} />
      <ScheduleDialog candidate={candidate} interviewing={interviewing} />
      <FieldsDialog
        id="hire"
        title={words.candidates.hire}
        call={`POST /console/api/candidates/${id}/hire`}
        then="/console/employees/{id}"
        submit={words.candidates.hireCandidate}
        fields={[
          jobOf(candidate),
          { name: 'title', label: words.common.title, blank: 'omitted' },
          { name: 'start_date', label: words.common.firstDay, kind: 'date' },
        ]}
      />
      <RemovalDialogs candidate={candidate} />
    </div>
  );
}

function ScheduleDialog({
  candidate,
  interviewing,
}: Pick<DialogsProps, 'candidate' | 'interviewing'>) {
  return (
    <FieldsDialog
      id="schedule-interview"
      title={words.interviews.schedule}
      call="POST /console/api/interviews"
      then="/console/interviews/{id}"
      submit={words.interviews.saveNew}
      also={{ candidate_id: candidate.id }}
      fields={[jobOf(candidate), ...newInterviewFields(interviewing)]}
    />
  );
}

function RemovalDialogs({ candidate }: { candidate: CandidateRow }) {
  const { id, applications, notes } = candidate;
  return (
    <div>
      <FieldsDialog
        id="merge"
        title={words.candidates.mergeTitle}
        call="POST /console/api/candidates/merge"
        submit={words.candidates.mergeCandidates}
        danger
        also={{ primary_id: id }}
        fields={[
          {
            name: 'duplicate_id',
            label: words.candidates.duplicate,
            kind: 'person',
            from: '/candidates',
            except: id,
            required: true,
            hint: words.candidates.mergeHint,
          },
          confirmation(nameIn(candidate)),
        ]}
      />
      <FieldsDialog
        id="anonymise"
        title={words.candidates.anonymiseTitle}
        call={`POST /console/api/candidates/${id}/anonymize`}
        then="/console/candidates"
        submit={words.candidates.anonymiseCandidate}
        danger
        fields={[confirmation(nameIn(candidate))]}
      >
        <p>{words.candidates.anonymising(applications.length, notes.length)}</p>
      </FieldsDialog>
    </div>
  );
}

const nameIn = ({ name, email, id }: CandidateRow) => name ?? email ?? id;

/** The terms of the role that an offer is for until another one is chosen. */
function firstOffer({ applications }: CandidateRow, roles: DialogsProps['roles']) {
  const [first] = applications;
  return first && roleTerms(first, roles.get(first.job_id));
}

function jobOf({ applications }: CandidateRow): FieldSpec {
  return {
    name: 'job_id',
    label: words.candidates.forRole,
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
      label: words.candidates.stage,
      kind: 'select',
      required: true,
      choices: stages.map(({ key, name }) => ({ value: key, text: name })),
    },
    { name: 'reason', label: words.common.reason, kind: 'area', rows: 2 },
  ];
}

function detailsOf(candidate: CandidateRow): FieldSpec[] {
  return [
    { name: 'name', label: words.common.name, value: candidate.name },
    { name: 'email', label: words.common.email, kind: 'email', value: candidate.email },
    { name: 'phone', label: words.common.phone, value: candidate.phone },
    { name: 'location', label: words.common.location, value: candidate.location },
    { name: 'source', label: words.common.source, value: candidate.source },
    { name: 'tags', label: words.candidates.tags, kind: 'lines', rows: 2, value: candidate.tags },
    { name: 'skills', label: words.common.skills, kind: 'lines', rows: 3, value: candidate.skills },
    {
      name: 'links',
      label: words.candidates.links,
      kind: 'lines',
      rows: 2,
      value: candidate.links,
    },
  ];
}
