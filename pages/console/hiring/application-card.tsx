import { h } from '../../h.ts';
import { ActionButton, Facts, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';

/** An application within a candidate. */
export interface ApplicationRecord {
  id: string;
  job_id: string;
  job_title: string;
  stage: string;
  status: string;
  submitted_at: string;
  answers: Readonly<Record<string, unknown>>;
  files: readonly { key: string; filename: string; bytes: number; url: string }[];
  history: readonly {
    stage: string;
    entered_at: string;
    actor: { kind: string; name: string | null };
    reason: string | null;
  }[];
}

interface CardProps {
  candidateId: string;
  application: ApplicationRecord;
  stages: readonly { key: string; name: string }[];
  writes: boolean;
}

export function ApplicationCard({ candidateId, application, stages, writes }: CardProps) {
  const { job_id: jobId, job_title: title, stage, status, answers, files } = application;
  const nameOf = (key: string) => stages.find((one) => one.key === key)?.name ?? key;
  return (
    <div class="card">
      <div class="heading">
        <h3>
          <a href={`/console/board/${jobId}`}>{title}</a> <Status of={status} />
        </h3>
        {writes && (
          <ActionButton
            text="Move"
            opens="move-application"
            values={{ id: candidateId, job_id: jobId, from_stage: stage, stage }}
          />
        )}
      </div>
      <p class="hint">
        {`At ${nameOf(stage)}. Sent `}
        <Moment at={application.submitted_at} />
      </p>
      {files.length > 0 && (
        <ul>
          {files.map(({ filename, url, bytes }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {filename}
              </a>
              {` (${Math.ceil(bytes / 1024)} KB)`}
            </li>
          ))}
        </ul>
      )}
      {Object.keys(answers).length > 0 && (
        <Facts of={Object.entries(answers).map(([key, value]) => [key, inWords(value)])} />
      )}
      <h4>Timeline</h4>
      <ol class="timeline">
        {application.history.map(({ stage: at, entered_at: when, actor, reason }) => (
          <li key={when}>
            <strong>{nameOf(at)}</strong>
            {' by '}
            {actor.name ?? actor.kind} <Moment at={when} />
            {reason !== null && `: ${reason}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An answer as text. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return JSON.stringify(value);
}
