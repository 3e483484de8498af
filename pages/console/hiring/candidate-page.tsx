import { h } from '../../h.ts';
import { Facts, recordPage, type Action } from '../kit.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { ApplicationCard, type ApplicationRecord } from './application-card.tsx';
import { CandidateDialogs } from './candidate-dialogs.tsx';
import { nameOf } from './candidates-page.tsx';
import { Notes, type NoteRecord } from './notes.tsx';

/** A candidate as `/console/api/candidates/{id}` answers them. */
export interface CandidateRecord {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: readonly string[];
  skills: readonly string[];
  source: string | null;
  consent: { discovery: boolean };
  tags: readonly string[];
  applications: readonly ApplicationRecord[];
  notes: readonly NoteRecord[];
  version: number;
}

interface CandidateProps {
  shell: ShellProps;
  candidate: CandidateRecord;
  stages: readonly { key: string; name: string }[];
}

export function candidatePage({ shell, candidate, stages }: CandidateProps): string {
  const writes = may(shell, 'recruiter');
  const { applications, notes } = candidate;
  return recordPage({
    shell,
    title: nameOf(candidate),
    up: { path: '/console/candidates', text: 'Candidates' },
    actions: [...(writes ? WRITING : []), ...(may(shell, 'admin') ? REMOVING : [])],
    children: (
      <div>
        <Facts of={factsOf(candidate)} />
        <section>
          <h2>Applications</h2>
          {applications.length === 0 && <p class="empty">No application yet.</p>}
          {applications.map((application) => (
            <ApplicationCard
              key={application.id}
              candidateId={candidate.id}
              application={application}
              stages={stages}
              writes={writes}
            />
          ))}
        </section>
        <Notes candidateId={candidate.id} notes={notes} writes={writes} />
        {writes && <CandidateDialogs candidate={candidate} stages={stages} />}
      </div>
    ),
  });
}

const WRITING: readonly Action[] = [
  { text: 'Edit candidate', opens: 'edit-candidate' },
  { text: 'Make offer', opens: 'make-offer' },
  { text: 'Hire', opens: 'hire' },
];

const REMOVING: readonly Action[] = [
  { text: 'Merge…', opens: 'merge' },
  { text: 'Anonymise…', opens: 'anonymise' },
];

function factsOf(candidate: CandidateRecord): (readonly [string, string | null])[] {
  return [
    ['E-mail', candidate.email],
    ['Phone', candidate.phone],
    ['Location', candidate.location],
    ['Source', candidate.source],
    ['Skills', candidate.skills.join(', ')],
    ['Tags', candidate.tags.join(', ')],
    ['Links', candidate.links.join(' ')],
    ['Found by other employers', candidate.consent.discovery ? 'agreed' : 'not agreed'],
    ['Id', candidate.id],
  ];
}
