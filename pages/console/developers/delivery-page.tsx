import { h } from '../../h.ts';
import { Facts, recordPage, Rows } from '../kit.tsx';
import { Moment } from '../parts.tsx';
import type { ShellProps } from '../shell.tsx';
import { answerOf, type DeliveryRow } from './webhook-page.tsx';

interface DeliveryProps {
  shell: ShellProps;
  delivery: DeliveryRow;
  /** The body that was sent; null when the event has expired. */
  payload: unknown;
}

export function deliveryPage({ shell, delivery, payload }: DeliveryProps): string {
  const { id, webhook_id: webhookId, attempts } = delivery;
  return recordPage({
    shell,
    title: delivery.event_kind,
    up: { path: `/console/webhooks/${webhookId}`, text: 'Endpoint' },
    status: delivery.status,
    actions: [{ text: 'Redeliver', call: `POST /console/api/webhook-deliveries/${id}/redeliver` }],
    children: (
      <div>
        <Facts
          of={[
            ['Delivery', id],
            ['Event', delivery.event_id],
            ['Created', <Moment at={delivery.created_at} />],
            ['Next attempt', <Moment at={delivery.next_attempt_at} />],
          ]}
        />
        <h2>Attempts</h2>
        <Rows
          label="Attempts"
          head={['Number', 'At', 'Answer', 'Text']}
          rows={attempts.map((one) => ({
            id: String(one.number),
            cells: [
              one.number,
              <Moment at={one.at} />,
              answerOf(one),
              one.response_excerpt === null ? null : <code>{one.response_excerpt}</code>,
            ],
          }))}
          empty="No attempt was made yet."
        />
        <Payload payload={payload} />
      </div>
    ),
  });
}

function Payload({ payload }: { payload: unknown }) {
  return (
    <section>
      <h2>Payload</h2>
      {payload === null ? (
        <p class="empty">The event is older than 30 days and no longer stored.</p>
      ) : (
        <div>
          <pre tabIndex={0} role="region" aria-label="Payload">
            <code>{JSON.stringify(payload, null, 2)}</code>
          </pre>
          <button type="button" data-copies>
            Copy payload
          </button>
        </div>
      )}
    </section>
  );
}
