import { z } from 'zod';
import {
  eventKinds,
  eventRegistry,
  type EventKind,
} from '../../domain/webhooks/events/registry.ts';
import { jsonSchema } from './json-schema.ts';

/** Example envelopes of events; their ids match those in the examples of the data. */
export const exampleEnvelope = {
  id: 'evt_0NaQ8xT2v7Bd1kZp4mXw',
  created_at: '2026-11-21T09:00:00.000Z',
  account_id: 'acc_0NaQ8xT2v7Bd1kZp4mXw',
  organization_id: null,
};

/** How `Service-Webhook` is signed, for readers. */
export const ownHeaders: readonly [name: string, description: string][] = [
  ['Service-Webhook-Id', 'Id of the event; the same for every attempt and every endpoint.'],
  ['Service-Webhook-Timestamp', 'Time of the attempt in Unix seconds.'],
  [
    'Service-Webhook-Signature',
    '`v1=` and the HMAC-SHA256 of `timestamp.body` in hexadecimal. For a day after a rotation two, separated by a comma.',
  ],
];

const sent = [
  ...ownHeaders,
  ['webhook-id', 'Id of the event, as in Standard Webhooks.'],
  ['webhook-timestamp', 'Time of the attempt in Unix seconds, as in Standard Webhooks.'],
  [
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. For a day after a rotation two, separated by a space.',
  ],
] as const;

/** Every kind of event as an OpenAPI 3.1 webhook: the request that an endpoint receives. */
export function webhooks(): Record<string, { post: object }> {
  return Object.fromEntries(eventKinds.map((kind) => [kind, { post: received(kind) }]));
}

function received(kind: EventKind) {
  const { summary, data, example } = eventRegistry[kind];
  const body = z.object({
    id: z.string(),
    kind: z.literal(kind),
    created_at: z.iso.datetime(),
    account_id: z.string(),
    organization_id: z.string().nullable(),
    data,
  });
  const { id, ...about } = exampleEnvelope;
  return {
    operationId: `on ${kind}`,
    summary,
    parameters: sent.map(([name, description]) => {
      return { name, in: 'header', required: true, description, schema: { type: 'string' } };
    }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: jsonSchema(body, 'output'),
          example: { id, kind, ...about, data: example },
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. Any other response, also a redirect, is retried.' },
      410: { description: 'The endpoint is gone and will be disabled.' },
    },
  };
}
