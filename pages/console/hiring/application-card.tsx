import type { ApplicationRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import { ActionButton, Facts, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';
import { answerFacts, type Asked } from './answer-words.tsx';
import { InterviewQuestions } from './interview-questions.tsx';

interface CardProps {
  candidateId: string;
  application: ApplicationRow;
  stages: readonly { key: string; name: string; type: string }[];
  /** The questions of the role's form; none when the role cannot be read. */
  form: readonly Asked[];
  /** Questions for an interview. */
  questions: Parameters<typeof InterviewQuestions>[0]['of'];
  /** The terms of an offer for the role. */
  offer: Record<string, string | number | null>;
  writes: boolean;
}

export function ApplicationCard(props: CardProps) {
  const { application, stages, form, questions, writes } = props;
  const { job_id: jobId, job_title: title, stage, status, answers, files } = application;
  const rejecting = application.knocked_out_by.map(({ label }) => label);
  const nameOf = (key: string) => stages.find((one) => one.key === key)?.name ?? key;
  return (
    <div class="card">
      <div class="heading">
        <h3>
          <a href={`/console/board/${jobId}`}>{title}</a> <Status of={status} />
        </h3>
        {writes && <Moves {...props} />}
      </div>
      <p class="hint">
        {words.candidates.standing(nameOf(stage), <Moment at={application.submitted_at} />)}
      </p>
      {rejecting.length > 0 && (
        <p class="problem">{words.candidates.knockedOutBy(rejecting.join(', '))}</p>
      )}
      {files.length > 0 && (
        <ul>
          {files.map(({ filename, url, bytes }) => (
            <li>
              <a href={url} rel="noopener">
                {filename}
              </a>
              {words.candidates.size(Math.ceil(bytes / 1024))}
            </li>
          ))}
        </ul>
      )}
      {Object.keys(answers).length > 0 && <Facts of={answerFacts(form, answers)} />}
      <InterviewQuestions of={questions} />
    </div>
  );
}

/** Buttons that move an application, or end it. */
function Moves({ candidateId, application, stages, offer }: CardProps) {
  const { job_id: jobId, stage, status } = application;
  const values = { id: candidateId, job_id: jobId, from_stage: stage };
  const end = stages.find(({ type }) => type === 'archived');
  return (
    <div class="actions">
      <ActionButton
        text={words.candidates.move}
        opens="move-application"
        values={{ ...values, stage }}
      />
      {status === 'active' && (
        <ActionButton
          text={words.candidates.offerRole}
          opens="make-offer"
          values={{ ...offer, job_id: jobId }}
        />
      )}
      {status === 'active' && end !== undefined && (
        <ActionButton
          text={words.candidates.rejectOpens}
          opens="reject"
          values={{ ...values, stage: end.key }}
        />
      )}
    </div>
  );
}
