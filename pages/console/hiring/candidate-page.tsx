import { h, type Text } from '../../h.ts';
import { Facts, recordPage, type Action } from '../kit.tsx';
import { may, type ShellProps } from '../shell.tsx';
import { ApplicationCard, type ApplicationRecord } from './application-card.tsx';
import { CandidateDialogs } from './candidate-dialogs.tsx';
import { nameOf } from './candidates-page.tsx';
import { Notes, type NoteRecord } from './notes.tsx';
import { words } from '../words/words.ts';

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
    up: { path: '/console/candidates', text: words.candidates.candidates },
    actions: [...(writes ? WRITING : []), ...(may(shell, 'admin') ? REMOVING : [])],
    children: (
      <div>
        <Facts of={factsOf(candidate)} />
        <section>
          <h2>{words.common.applications}</h2>
          {applications.length === 0 && <p class="empty">{words.candidates.noApplication}</p>}
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
  { text: words.candidates.editCandidate, opens: 'edit-candidate' },
  { text: words.candidates.makeOffer, opens: 'make-offer' },
  { text: words.candidates.hire, opens: 'hire' },
];

const REMOVING: readonly Action[] = [
  { text: words.candidates.merge, opens: 'merge' },
  { text: words.candidates.anonymise, opens: 'anonymise' },
];

function factsOf(candidate: CandidateRecord): (readonly [Text, Text | null])[] {
  return [
    [words.common.email, candidate.email],
    [words.common.phone, candidate.phone],
    [words.common.location, candidate.location],
    [words.common.source, candidate.source],
    [words.common.skills, candidate.skills.join(', ')],
    [words.candidates.tags, candidate.tags.join(', ')],
    [words.candidates.links, candidate.links.join(' ')],
    [
      words.candidates.discovery,
      candidate.consent.discovery ? words.candidates.agreed : words.candidates.notAgreed,
    ],
    [words.common.id, candidate.id],
  ];
}
