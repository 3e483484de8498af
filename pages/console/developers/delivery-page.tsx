import type { DeliveryRow } from '../../../domain/webhooks/delivery-row.ts';
import { h } from '../../h.ts';
import { Awaited } from '../awaited.tsx';
import { Facts, recordPage, TitledRows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { answerOf } from './webhook-page.tsx';
import { words } from '../words/words.ts';
import { Payload } from './payload.tsx';

interface DeliveryProps {
  shell: ShellProps;
  delivery: DeliveryRow;
  /** The body that was sent; null when the event has expired. */
  payload: unknown;
}

export function deliveryPage({ shell, delivery, payload }: DeliveryProps): string {
  const { id, webhook_id: webhookId, status, attempts } = delivery;
  return recordPage({
    shell,
    title: delivery.event_kind,
    up: { path: `/console/webhooks/${webhookId}`, text: words.common.endpoint },
    status,
    actions: [
      {
        text: words.developers.redeliver,
        call: `POST /console/api/webhook-deliveries/${id}/redeliver`,
      },
    ],
    children: (
      <div>
        <Facts
          of={[
            [words.developers.delivery, id],
            [words.common.event, delivery.event_id],
            [words.common.created, <Moment at={delivery.created_at} />],
            [words.developers.nextAttempt, <Moment at={delivery.next_attempt_at} />],
          ]}
        />
        <TitledRows
          label={words.developers.attempts}
          head={[words.common.number, words.common.at, words.common.answer, words.common.text]}
          rows={attempts.map((one) => [
            one.number,
            <Moment at={one.at} />,
            answerOf(one),
            one.response_excerpt === null ? null : <code>{one.response_excerpt}</code>,
          ])}
          empty={words.developers.noAttempt}
        />
        <Payload payload={payload} />
        {status === 'pending' && (
          <Awaited
            of={`/webhook-deliveries/${id}`}
            member="attempts.length"
            is={`${attempts.length}`}
          />
        )}
      </div>
    ),
  });
}
