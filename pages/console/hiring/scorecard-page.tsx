import type { InterviewRow } from '../../../domain/interviews/interview-row.ts';
import type { Attribute } from '../../../domain/interviews/scorecard-attribute.ts';
import type { ScorecardRow } from '../../../domain/interviews/scorecard-row.ts';
import { recommendations } from '../../../domain/interviews/scorecard.ts';
import { h, type Child } from '../../h.ts';
import { CandidateLink, type Names } from '../candidate-link.tsx';
import { Fields, type FieldSpec } from '../fields.tsx';
import { Facts, listPage, recordPage, Status, type ListProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { words } from '../words/words.ts';
import { feedActions, InterviewFeed } from './interview-feed.tsx';

const LIST = '/console/scorecards';

interface OwnProps extends ListProps<InterviewRow> {
  names: Names;
}

/** The interviews that a member holds, with the way to their scorecards. */
export function ownInterviewsPage({ shell, rows, nextCursor, names }: OwnProps): string {
  const { scorecards, common } = words;
  return listPage({
    shell,
    title: scorecards.ownInterviews,
    lead: scorecards.ownInterviewsLead,
    actions: feedActions,
    children: <InterviewFeed />,
    head: [scorecards.interview, scorecards.starts, common.status, common.candidate],
    rows: rows.map(({ id, title, status, starts_at: at, candidate_id: candidate }) => [
      <a href={`/console/interviews/${id}/scorecard`}>{title}</a>,
      at === null ? scorecards.notAgreed : <Moment at={at} />,
      <Status of={status} />,
      <CandidateLink id={candidate} names={names} />,
    ]),
    empty: scorecards.noInterview,
    nextCursor,
  });
}

interface ScorecardPageProps {
  shell: ShellProps;
  interview: InterviewRow;
  /** Those that the member may read, without their own. */
  others: readonly ScorecardRow[];
  /** The member's own card; null before it is begun. */
  own: ScorecardRow | null;
  /** The attributes of the card to write; null for members who do not hold the interview. */
  attributes: readonly Attribute[] | null;
}

export function scorecardPage(props: ScorecardPageProps): string {
  const { shell, interview, others, own, attributes } = props;
  const { scorecards, common } = words;
  const { candidate_id: candidate, starts_at: at } = interview;
  const isHidden = attributes !== null && own?.submitted !== true;
  return recordPage({
    shell,
    title: interview.title,
    up: { path: LIST, text: scorecards.ownInterviews },
    status: interview.status,
    children: (
      <div>
        <Facts
          of={[
            [common.candidate, <a href={`/console/candidates/${candidate}`}>{common.candidate}</a>],
            [scorecards.starts, at === null ? scorecards.notAgreed : <Moment at={at} />],
          ]}
        />
        {attributes !== null && <OwnCard interview={interview} own={own} attributes={attributes} />}
        <section>
          <h2>{scorecards.scorecards}</h2>
          {others.length === 0 && (
            <p class="empty">{isHidden ? scorecards.othersHidden : scorecards.noCard}</p>
          )}
          {others.map((card) => (
            <Card card={card} />
          ))}
        </section>
      </div>
    ),
  });
}

interface OwnCardProps {
  interview: InterviewRow;
  own: ScorecardRow | null;
  attributes: readonly Attribute[];
}

function OwnCard({ interview, own, attributes }: OwnCardProps) {
  const { scorecards } = words;
  const isSubmitted = own?.submitted === true;
  const fields: FieldSpec[] = [
    ...attributes.map((attribute) => fieldOf(attribute, own)),
    {
      ...{ name: 'recommendation', label: scorecards.requiredField(scorecards.recommendation) },
      ...{ kind: 'select', choices: RECOMMENDATIONS, value: own?.recommendation ?? null },
    },
    ...(isSubmitted
      ? []
      : [{ name: 'submitted', label: scorecards.submit, kind: 'check' } as const]),
  ];
  return (
    <section>
      <h2>{scorecards.yourScorecard}</h2>
      <p class="lead">{isSubmitted ? scorecards.submitted : scorecards.yourScorecardLead}</p>
      <form
        class="form"
        data-call={`PUT /console/api/interviews/${interview.id}/scorecard`}
        data-then="reload"
        data-version={own?.version}
        data-also={JSON.stringify(isSubmitted ? { submitted: true } : {})}
        novalidate
      >
        <div data-problem role="alert" class="problem" hidden />
        <Fields prefix="card" of={fields} />
        <button type="submit" class="primary">
          {scorecards.saveScorecard}
        </button>
      </form>
    </section>
  );
}

const RECOMMENDATIONS = recommendations.map((value) => {
  return { value, text: words.scorecards[value] };
});

function fieldOf(attribute: Attribute, own: ScorecardRow | null): FieldSpec {
  const { key, label, kind, required, description, words: ofScores } = attribute;
  const { scorecards, shell } = words;
  const answer = own?.answers[key] ?? null;
  const shared = {
    name: `answers.${key}`,
    label: required ? scorecards.requiredField(label) : label,
    ...(description !== null && { hint: description }),
  };
  if (kind === 'text') return { ...shared, kind: 'area', value: answer, rows: 5 };
  const choices =
    kind === 'score'
      ? (ofScores ?? []).map((word, index) => {
          return { value: String(index + 1), text: scorecards.score(index + 1, word) };
        })
      : [
          { value: 'true', text: shell.yes },
          { value: 'false', text: shell.no },
        ];
  return { ...shared, kind: 'scale', choices, value: answer };
}

/** A submitted card, attribute by attribute. */
function Card({ card }: { card: ScorecardRow }) {
  const { interviewer, recommendation, submitted_at: at, attributes } = card;
  return (
    <div class="card">
      <h3>{interviewer.name ?? interviewer.email}</h3>
      <Facts
        of={[
          [words.scorecards.recommendation, recommendationWord(recommendation)],
          ...attributes.map((one) => [one.label, answerWord(one, card)] as const),
          [words.scorecards.submitted, at === null ? null : <Moment at={at} />],
        ]}
      />
    </div>
  );
}

export function recommendationWord(value: ScorecardRow['recommendation']): Child {
  return value === null ? null : words.scorecards[value];
}

function answerWord({ key, words: ofScores }: Attribute, { answers }: ScorecardRow): Child {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (answer === undefined) return null;
  if (typeof answer === 'boolean') return answer ? words.shell.yes : words.shell.no;
  if (typeof answer === 'string') return <span class="prose">{answer}</span>;
  return words.scorecards.score(answer, ofScores?.[answer - 1] ?? '');
}
