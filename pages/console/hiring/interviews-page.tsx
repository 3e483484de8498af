import { interviewStatuses } from '../../../domain/interviews/interview.ts';
import type { InterviewRow } from '../../../domain/interviews/interview-row.ts';
import { h, type Child, type Text } from '../../h.ts';
import { wordOf } from '../../words/values.ts';
import { CandidateLink, type Names } from '../candidate-link.tsx';
import { ConfirmDialog, FieldsDialog } from '../dialogs.tsx';
import { Filter, SelectFilter } from '../filters.tsx';
import {
  Facts,
  listPage,
  recordPage,
  Status,
  TitledRows,
  type Action,
  type ListProps,
  type RowProps,
} from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { may } from '../shell.tsx';
import { words } from '../words/words.ts';
import { feedActions, InterviewFeed } from './interview-feed.tsx';
import { interviewFields, type Interviewing } from './interview-fields.tsx';

const PATH = '/console/interviews';

interface InterviewsProps extends ListProps<InterviewRow> {
  status: string;
  names: Names;
}

export function interviewsPage({
  shell,
  rows,
  nextCursor,
  status,
  names,
}: InterviewsProps): string {
  return listPage({
    shell,
    title: words.interviews.interviews,
    lead: words.interviews.lead,
    actions: feedActions,
    children: <InterviewFeed />,
    head: [
      words.interviews.interview,
      words.common.status,
      words.interviews.starts,
      words.interviews.interviewers,
      words.common.candidate,
    ],
    rows: rows.map((row) => [
      ...interviewCells(row),
      <CandidateLink id={row.candidate_id} names={names} />,
    ]),
    empty: words.interviews.empty,
    nextCursor,
    query: status === '' ? {} : { status },
    above: (
      <Filter path={PATH}>
        <SelectFilter
          name="status"
          label={words.common.status}
          choices={interviewStatuses}
          value={status}
        />
      </Filter>
    ),
  });
}

/** The interviews of a candidate, on the candidate's page. */
export function CandidateInterviews({ rows }: { rows: readonly InterviewRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.interviews.interviews}
        head={[
          words.interviews.interview,
          words.common.status,
          words.interviews.starts,
          words.interviews.interviewers,
        ]}
        rows={rows.map(interviewCells)}
        empty=""
      />
    </section>
  );
}

function interviewCells(row: InterviewRow): Child[] {
  return [
    <a href={`${PATH}/${row.id}`}>{nameOf(row)}</a>,
    <Status of={row.status} />,
    <Moment at={row.starts_at} none={words.interviews.notYet} />,
    interviewersOf(row),
  ];
}

interface InterviewProps extends RowProps<InterviewRow> {
  interviewing: Interviewing;
}

export function interviewPage({ shell, row: interview, interviewing }: InterviewProps): string {
  const { id, status, version } = interview;
  return recordPage({
    shell,
    title: nameOf(interview),
    up: { path: PATH, text: words.interviews.interviews },
    status,
    actions: may(shell, 'recruiter') ? actionsOf(interview) : [],
    children: (
      <div>
        <p class="links">
          <a href={`/console/candidates/${interview.candidate_id}`}>{words.common.candidate}</a>
          <a href={`${PATH}/${id}/scorecard`}>{words.scorecards.scorecards}</a>
          {interview.public_url !== null && (
            <a href={interview.public_url}>{words.interviews.page}</a>
          )}
        </p>
        <Facts of={factsOf(interview)} />
        {interview.instructions !== null && <p class="card prose">{interview.instructions}</p>}
        <FieldsDialog
          id="edit-interview"
          title={words.interviews.edit}
          call={`PATCH /console/api/interviews/${id}`}
          submit={words.interviews.save}
          version={version}
          fields={interviewFields(interview, interviewing)}
        />
        <ConfirmDialog
          id="cancel-interview"
          title={words.interviews.cancel}
          call={`POST /console/api/interviews/${id}/cancel`}
          text={words.interviews.cancelling}
        />
      </div>
    ),
  });
}

function actionsOf({ id, status }: InterviewRow): Action[] {
  if (status === 'cancelled') return [];
  const call = `PATCH /console/api/interviews/${id}`;
  const isOpen = status === 'proposed' || status === 'scheduled';
  return [
    ...(isOpen ? [{ text: words.interviews.cancel, opens: 'cancel-interview' }] : []),
    { text: words.interviews.edit, opens: 'edit-interview' },
    ...(status === 'no_show'
      ? []
      : [{ text: words.interviews.noShow, call, body: { status: 'no_show' } }]),
    ...(status === 'done' ? [] : [{ text: words.interviews.done, call, body: { status: 'done' } }]),
  ];
}

function factsOf(interview: InterviewRow): Parameters<typeof Facts>[0]['of'] {
  const { url, slots, status } = interview;
  return [
    [words.interviews.starts, <Moment at={interview.starts_at} none={words.interviews.notYet} />],
    [words.interviews.minutes, String(interview.duration_minutes)],
    [words.interviews.kind, wordOf(interview.kind)],
    [words.interviews.interviewers, interviewersOf(interview)],
    [words.interviews.place, interview.place],
    [words.interviews.link, url === null ? null : <a href={url}>{url}</a>],
    [words.interviews.zone, interview.timezone],
    [words.interviews.candidateZone, interview.candidate_timezone],
    [words.interviews.offered, status === 'proposed' ? String(slots.length) : null],
    [words.interviews.reason, interview.cancellation?.reason ?? null],
  ];
}

function nameOf({ title }: InterviewRow): Text {
  return title === '' ? words.interviews.interview : title;
}

function interviewersOf({ interviewers }: InterviewRow): string {
  return interviewers.map(({ name, email }) => name ?? email).join(', ');
}
