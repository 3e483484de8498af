import type { ScorecardSummary as Summary } from '../../../domain/interviews/scorecard-summary.ts';
import { recommendations } from '../../../domain/interviews/scorecard.ts';
import { h, type Child } from '../../h.ts';
import { Facts, Rows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';
import { recommendationWord } from './scorecard-page.tsx';

/** Counts per recommendation, means per attribute, and the cards that the member may read; nothing without cards. */
export function ScorecardSummary({ of }: { of: Summary }) {
  const { scorecards, common } = words;
  if (of.scorecards.length === 0) return null;
  return (
    <section>
      <h2>{scorecards.scorecards}</h2>
      <Facts
        of={recommendations
          .filter((value) => of.recommendations[value] > 0)
          .map((value) => [scorecards[value], scorecards.cards(of.recommendations[value])])}
      />
      {of.attributes.length > 0 && (
        <Rows
          label={scorecards.attributes}
          head={[scorecards.attribute, scorecards.mean, scorecards.answers]}
          rows={of.attributes.map((one) => [one.label, meanWord(one), String(one.answers)])}
          empty=""
        />
      )}
      <Rows
        label={scorecards.scorecards}
        head={[scorecards.interviewer, scorecards.recommendation, common.sent]}
        rows={of.scorecards.map((card) => [
          <a href={`/console/interviews/${card.interview_id}/scorecard`}>
            {card.interviewer.name ?? card.interviewer.email}
          </a>,
          recommendationWord(card.recommendation),
          card.submitted_at === null ? scorecards.draft : <Moment at={card.submitted_at} />,
        ])}
        empty=""
      />
    </section>
  );
}

function meanWord({ mean, yes, no }: Summary['attributes'][number]): Child {
  if (mean !== null) return words.scorecards.meanOf(mean);
  return yes === null || no === null ? null : words.scorecards.yesAndNo(yes, no);
}
