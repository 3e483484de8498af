import type { CandidateRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import type { ScorecardSummary as Summary } from '../../../domain/interviews/scorecard-summary.ts';
import { h, type Child, type Text } from '../../h.ts';
import { type Action, Facts, recordPage } from '../kit.tsx';
import { may, type ShellProps } from '../shell.tsx';
import type { Asked } from './answer-words.tsx';
import { Activity, type CandidateRecords } from './activity.tsx';
import { ApplicationCard } from './application-card.tsx';
import { CandidateDialogs } from './candidate-dialogs.tsx';
import type { Interviewing } from './interview-fields.tsx';
import { nameOf } from './candidates-page.tsx';
import { CandidateInterviews } from './interviews-page.tsx';
import type { InterviewQuestions } from './interview-questions.tsx';
import { offerValues, type OfferedRole } from './offer-fields.tsx';
import { NeighbourLinks, type Neighbours } from './neighbours.tsx';
import { NewNote } from './notes.tsx';
import { ScorecardSummary } from './scorecard-summary.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { Tags } from './tags.tsx';
import type { Templates } from './writing.tsx';
import { words } from '../words/words.ts';

interface CandidateProps {
  shell: ShellProps;
  candidate: CandidateRow;
  stages: readonly { key: string; name: string; type: string }[];
  /** The roles that can be read, by id. */
  roles: ReadonlyMap<string, OfferedRole & { application_fields: readonly Asked[] }>;
  /** Questions for interviews, by the role's id. */
  questions: ReadonlyMap<string, readonly Question[]>;
  records: CandidateRecords;
  /** Templates of e-mails; none for members who may not write. */
  templates: Templates;
  interviewing: Interviewing;
  neighbours: Neighbours | null;
  cards: Summary;
}

type Question = Parameters<typeof InterviewQuestions>[0]['of'][number];

export function candidatePage(props: CandidateProps): string {
  const { shell, candidate, stages, roles, questions, records, templates, neighbours, cards } =
    props;
  const writes = may(shell, 'recruiter');
  const { applications } = candidate;
  return recordPage({
    shell,
    title: nameOf(candidate),
    up: { path: neighbours?.up ?? '/console/candidates', text: words.candidates.candidates },
    actions: [...(writes ? actionsOf(candidate) : []), ...(may(shell, 'admin') ? REMOVING : [])],
    children: (
      <div>
        {neighbours && <NeighbourLinks {...neighbours} />}
        <Facts of={factsOf(candidate, writes)} />
        <section>
          <h2>{words.common.applications}</h2>
          {applications.length === 0 && <p class="empty">{words.candidates.noApplication}</p>}
          {applications.map((application) => (
            <ApplicationCard
              candidateId={candidate.id}
              application={application}
              stages={stages}
              form={roles.get(application.job_id)?.application_fields ?? []}
              offer={offerValues(application, roles.get(application.job_id))}
              questions={questions.get(application.job_id) ?? []}
              writes={writes}
            />
          ))}
        </section>
        <ScorecardSummary of={cards} />
        <CandidateInterviews rows={records.interviews} />
        <section>
          <h2>{words.activity.activity}</h2>
          {writes && <NewNote candidateId={candidate.id} />}
          <Activity candidate={candidate} stages={stages} {...records} />
        </section>
        {writes && <CandidateDialogs {...props} />}
        {writes && <RejectDialog candidate={candidate} templates={templates} />}
      </div>
    ),
  });
}

function actionsOf({ email }: CandidateRow): readonly Action[] {
  return email === null ? CHANGES : [{ text: words.writing.write, opens: 'write' }, ...CHANGES];
}

const CHANGES: readonly Action[] = [
  { text: words.candidates.editCandidate, opens: 'edit-candidate' },
  { text: words.interviews.schedule, opens: 'schedule-interview' },
  { text: words.candidates.makeOffer, opens: 'make-offer' },
  { text: words.candidates.hire, opens: 'hire' },
];

const REMOVING: readonly Action[] = [
  { text: words.candidates.merge, opens: 'merge' },
  { text: words.candidates.anonymise, opens: 'anonymise' },
];

function factsOf(candidate: CandidateRow, writes: boolean): (readonly [Text, Child])[] {
  return [
    [words.common.email, candidate.email],
    [words.common.phone, candidate.phone],
    [words.common.location, candidate.location],
    [words.common.source, candidate.source],
    [words.common.skills, candidate.skills.join(', ')],
    [words.candidates.tags, writes ? <Tags candidate={candidate} /> : candidate.tags.join(', ')],
    [words.candidates.links, candidate.links.length === 0 ? null : candidate.links.map(linkTo)],
    [
      words.candidates.discovery,
      candidate.consent.discovery ? words.candidates.agreed : words.candidates.notAgreed,
    ],
  ];
}

function linkTo(address: string): Child {
  return [
    <a href={address} rel="noopener noreferrer nofollow">
      {address}
    </a>,
    ' ',
  ];
}
