import type { ApplicationRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h } from '../../h.ts';
import { ActionButton, Facts, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';
import { answerFacts, type Asked } from './answer-words.tsx';

interface CardProps {
  candidateId: string;
  application: ApplicationRow;
  stages: readonly { key: string; name: string }[];
  /** The questions of the role's form; none when the role cannot be read. */
  form: readonly Asked[];
  writes: boolean;
}

export function ApplicationCard({ candidateId, application, stages, form, writes }: CardProps) {
  const { job_id: jobId, job_title: title, stage, status, answers, files } = application;
  const rejecting = application.knocked_out_by.map(({ label }) => label);
  const nameOf = (key: string) => stages.find((one) => one.key === key)?.name ?? key;
  return (
    <div class="card">
      <div class="heading">
        <h3>
          <a href={`/console/board/${jobId}`}>{title}</a> <Status of={status} />
        </h3>
        {writes && (
          <ActionButton
            text={words.candidates.move}
            opens="move-application"
            values={{ id: candidateId, job_id: jobId, from_stage: stage, stage }}
          />
        )}
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
    </div>
  );
}
