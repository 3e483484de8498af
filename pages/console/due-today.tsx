import type { OfferListRow } from '../../domain/hiring/offers/offer-row.ts';
import type { InterviewRow } from '../../domain/interviews/interview-row.ts';
import { Fragment, h, type Text } from '../h.ts';
import { Status, TitledRows } from './kit.tsx';
import { Moment } from './parts.tsx';
import { words } from './words/words.ts';

/** The candidate of a row by name. */
interface Named {
  who: Text;
  candidate_id: string;
}

type Meeting = Named & Pick<InterviewRow, 'id' | 'title' | 'starts_at'>;
type Offered = Named & Pick<OfferListRow, 'id' | 'title' | 'expires_at' | 'decision'>;

/** Records that wait for somebody. */
export interface DueToday {
  /** Applications that nobody has moved yet, newest first; `count` is null when there are very many. */
  arrivals: {
    rows: readonly { id: string; name: Text; role: string; at: string | null }[];
    count: number | null;
  };
  interviews: readonly (Meeting & { by: string })[];
  feedback: readonly (Meeting & { missing: string; isOwn: boolean })[];
  expiring: readonly Offered[];
  answered: readonly (Offered & { stage: string | null })[];
}

/** The lists of what to do today; empty ones are left out. */
export function Today({ due }: { due: DueToday }) {
  const isEmpty =
    due.arrivals.rows.length === 0 &&
    [due.interviews, due.feedback, due.expiring, due.answered].every((list) => list.length === 0);
  if (isEmpty) return <p class="empty">{words.overview.nothingToDo}</p>;
  return (
    <>
      <Interviews rows={due.interviews} />
      <Arrivals {...due.arrivals} />
      <Feedback rows={due.feedback} />
      <Expiring rows={due.expiring} />
      <Answered rows={due.answered} />
    </>
  );
}

const candidate = ({ who, candidate_id: id }: Named) => (
  <a href={`/console/candidates/${id}`}>{who}</a>
);

function Interviews({ rows }: { rows: DueToday['interviews'] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.overview.interviewsToday}
        head={[
          words.interviews.interview,
          words.common.candidate,
          words.interviews.starts,
          words.interviews.interviewers,
        ]}
        rows={rows.map((row) => [
          <a href={`/console/interviews/${row.id}`}>{row.title}</a>,
          candidate(row),
          <Moment at={row.starts_at} />,
          row.by,
        ])}
        empty=""
      />
    </section>
  );
}

const TO_LOOK_AT = '/console/candidates?stage=applied&status=active';

function Arrivals({ rows, count }: DueToday['arrivals']) {
  if (rows.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.overview.toLookAt}
        head={[words.common.name, words.overview.appliedFor, words.overview.appliedAt]}
        rows={rows.map(({ id, name, role, at }) => [
          <a href={`/console/candidates/${id}`}>{name}</a>,
          role,
          <Moment at={at} />,
        ])}
        empty=""
      />
      <p>
        <a href={TO_LOOK_AT}>{words.overview.allNew(count)}</a>
      </p>
    </section>
  );
}

function Feedback({ rows }: { rows: DueToday['feedback'] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.overview.lateFeedback}
        head={[
          words.interviews.interview,
          words.common.candidate,
          words.overview.tookPlace,
          words.overview.missingFrom,
        ]}
        rows={rows.map((row) => [
          <a href={`/console/interviews/${row.id}${row.isOwn ? '/scorecard' : ''}`}>{row.title}</a>,
          candidate(row),
          <Moment at={row.starts_at} />,
          row.missing,
        ])}
        empty=""
      />
    </section>
  );
}

function Expiring({ rows }: { rows: DueToday['expiring'] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.overview.expiringOffers}
        head={[words.candidates.offer, words.common.candidate, words.common.expires]}
        rows={rows.map((row) => [
          <a href={`/console/offers/${row.id}`}>{row.title}</a>,
          candidate(row),
          <Moment at={row.expires_at} />,
        ])}
        empty=""
      />
    </section>
  );
}

function Answered({ rows }: { rows: DueToday['answered'] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <TitledRows
        label={words.overview.answeredOffers}
        head={[
          words.candidates.offer,
          words.common.candidate,
          words.common.answer,
          words.candidates.answered,
          words.overview.stageNow,
        ]}
        rows={rows.map((row) => [
          <a href={`/console/offers/${row.id}`}>{row.title}</a>,
          candidate(row),
          row.decision && (
            <Status of={row.decision.decision === 'accept' ? 'accepted' : 'declined'} />
          ),
          <Moment at={row.decision?.at ?? null} />,
          row.stage,
        ])}
        empty=""
      />
    </section>
  );
}
