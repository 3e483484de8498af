import type { ApplicationRow } from '../../../domain/hiring/pipeline/candidate-row.ts';
import { h, type Child } from '../../h.ts';
import { ActionButton, Facts, Status } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { wordOf } from '../../words/values.ts';
import { joined } from '../../words/formats.ts';
import { words } from '../words/words.ts';

interface CardProps {
  candidateId: string;
  application: ApplicationRow;
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
            text={words.candidates.move}
            opens="move-application"
            values={{ id: candidateId, job_id: jobId, from_stage: stage, stage }}
          />
        )}
      </div>
      <p class="hint">
        {words.candidates.standing(nameOf(stage), <Moment at={application.submitted_at} />)}
      </p>
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
      {Object.keys(answers).length > 0 && (
        <Facts of={Object.entries(answers).map(([key, value]) => [key, inWords(value)])} />
      )}
      <h4>{words.candidates.timeline}</h4>
      <ol class="timeline">
        {application.history.map(({ stage: at, entered_at: when, actor, reason }) => (
          <li>
            <strong>{nameOf(at)}</strong>
            {words.candidates.byActor}
            {actor.name ?? wordOf(actor.kind)} <Moment at={when} />
            {reason !== null && `: ${reason}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An answer as text. */
export function inWords(value: unknown): Child {
  if (value === null || value === undefined) return '–';
  if (value === true) return words.shell.yes;
  if (value === false) return words.shell.no;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return joined(value.map(inWords), ', ');
  return JSON.stringify(value);
}
