import type { z } from 'zod';
import type { sessionRowSchema, sessionSchema } from '../../../domain/agent/session-wire.ts';
import { h } from '../../h.ts';
import { answerWords } from '../hiring/answer-words.tsx';
import { Facts, listPage, recordPage, Status, TitledRows, type Action } from '../kit.tsx';
import type { ListProps, RowProps } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import { words } from '../words/words.ts';

type SessionRow = z.infer<typeof sessionRowSchema>;
type Session = z.infer<typeof sessionSchema>;

const PATH = '/console/apply-sessions';
const ENDED = ['submitting', 'submitted', 'stopped', 'expired', 'failed'];

/** The applications that the agent writes. */
export function applySessionsPage({ shell, rows, nextCursor }: ListProps<SessionRow>): string {
  return listPage({
    shell,
    title: words.developers.applySessions,
    lead: words.developers.applySessionsLead,
    head: [
      words.common.status,
      words.common.role,
      words.developers.openQuestions,
      words.common.created,
      words.common.expires,
    ],
    rows: rows.map((row) => [
      <a href={`${PATH}/${row.id}`}>
        <Status of={row.status} />
      </a>,
      <code>{row.job_id}</code>,
      row.questions,
      <Moment at={row.created_at} />,
      <Moment at={row.expires_at} />,
    ]),
    empty: words.developers.noApplySession,
    nextCursor,
  });
}

interface SessionProps extends RowProps<Session> {
  /** The title of the role; null where it is not there any more. */
  role: string | null;
}

export function applySessionPage({ shell, row, role }: SessionProps): string {
  return recordPage({
    shell,
    title: role ?? words.developers.applySession,
    up: { path: PATH, text: words.developers.applySessions },
    status: row.status,
    actions: actionsOf(row),
    children: (
      <div>
        <Facts
          of={[
            [words.common.role, <code>{row.job_id}</code>],
            [words.common.created, <Moment at={row.created_at} />],
            [words.common.changed, <Moment at={row.updated_at} />],
            [words.common.expires, <Moment at={row.expires_at} />],
            [words.common.reason, row.error?.message ?? null],
          ]}
        />
        <TitledRows
          label={words.developers.openQuestions}
          head={[words.developers.question, words.common.reason]}
          rows={row.questions.map(({ label, reason }) => [label, reason])}
          empty={words.developers.noQuestion}
        />
        <TitledRows
          label={words.developers.answers}
          head={[words.developers.question, words.common.answer, words.developers.evidence]}
          rows={row.fields.flatMap((field) => {
            const answer = row.answers[field.key];
            if (answer === undefined) return [];
            const quotes = answer.evidence.map(({ quote }) => quote).join('; ');
            return [[field.label, answerWords(answer.value), quotes]];
          })}
          empty={words.developers.noAnswerYet}
        />
        <TitledRows
          label={words.developers.conversation}
          head={[words.developers.author, words.common.text, words.common.at]}
          rows={row.messages.map(({ role: author, text, at }) => [
            author === 'agent' ? words.developers.agent : words.developers.person,
            text,
            <Moment at={at} />,
          ])}
          empty={words.developers.noMessage}
        />
      </div>
    ),
  });
}

function actionsOf({ id, status }: Session): Action[] {
  const call = `POST /console/api/v1/apply-with-ai/${id}`;
  const body = { wait_s: 10 };
  if (ENDED.includes(status)) return [];
  return [
    { text: words.developers.stop, call: `${call}/stop`, body },
    ...(status === 'awaiting_approval'
      ? [
          {
            text: words.developers.approve,
            call: `${call}/approve-submit`,
            body,
            tone: 'primary' as const,
          },
        ]
      : []),
  ];
}
