import type { Aggregate } from '../../../domain/surveys/aggregates.ts';
import type { Question } from '../../../domain/surveys/question.ts';
import { h, type Text } from '../../h.ts';
import { joined, number } from '../../words/formats.ts';
import { Bars, type Bar } from '../reports/bars.tsx';
import { words } from '../words/words.ts';

interface ResultsProps {
  questions: readonly Pick<Question, 'key' | 'label' | 'options'>[];
  aggregates: Readonly<Record<string, Aggregate>>;
}

/** How often each answer was given, question by question, over all responses. */
export function SurveyResults({ questions, aggregates }: ResultsProps) {
  const answered = questions.flatMap((question) => {
    const aggregate = aggregates[question.key];
    return aggregate === undefined || aggregate.count === 0 ? [] : [{ question, aggregate }];
  });
  if (answered.length === 0) return null;
  return (
    <section>
      <h2>{words.company.results}</h2>
      {answered.map(({ question, aggregate }) => (
        <div>
          <h3>{question.label}</h3>
          <p class="hint">
            {words.company.chartOfAnswers(aggregate.count)}
            {aggregate.mean !== null && [' · ', words.company.mean(number(aggregate.mean))]}
            {aggregate.nps !== null && [' · ', words.company.nps(number(aggregate.nps))]}
          </p>
          <Results label={question.label} bars={barsOf(question, aggregate)} />
        </div>
      ))}
    </section>
  );
}

/** The bars, and the same in words for those who cannot see them. */
function Results({ label, bars }: { label: Text; bars: readonly Bar[] }) {
  if (bars.length === 0) return null;
  return (
    <div>
      <Bars label={label} bars={bars} />
      <p>
        {joined(
          bars.map((bar) => [bar.label, ' ', bar.shown]),
          ' · ',
        )}
      </p>
    </div>
  );
}

type Valued = NonNullable<Aggregate['values']>[number];

function barsOf({ options }: ResultsProps['questions'][number], { values }: Aggregate): Bar[] {
  const labelOf = ({ value }: Valued): Text => {
    if (value === null) return words.company.combined;
    if (typeof value === 'boolean') return value ? words.shell.yes : words.shell.no;
    return options.find((option) => option.value === value)?.label ?? String(value);
  };
  return (values ?? []).map((one) => ({
    label: labelOf(one),
    value: one.count,
    shown: number(one.count),
  }));
}
