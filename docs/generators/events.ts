import { jsonSchema, type JsonSchema } from '../../api/openapi/json-schema.ts';
import { exampleEnvelope, ownHeaders } from '../../api/openapi/openapi-webhooks.ts';
import {
  eventKinds,
  eventRegistry,
  type EventKind,
} from '../../domain/webhooks/events/registry.ts';
import { markdownTable, page } from './markdown.ts';
import { unsentEvents } from './unsent-events.ts';

/** docs/events.md, from the registry of events. */
export function eventReference(): string {
  const { id, ...about } = exampleEnvelope;
  const body = { id, kind: 'webhook.ping', ...about, data: eventRegistry['webhook.ping'].example };
  return page(
    'Events',
    'The events that an endpoint registered by `POST /webhooks` can receive. Every request has the body below; each section ' +
      'describes the `data` of one kind. The OpenAPI document at `/openapi.json` lists the same under `webhooks`. Source: ' +
      '`domain/webhooks/events/`.',
    json(body),
    markdownTable(
      ['Kind', 'When'],
      eventKinds.map((kind) => [`\`${kind}\``, summaryOf(kind)]),
    ),
    ...verification,
    ...eventKinds.flatMap(section),
  );
}

function summaryOf(kind: EventKind): string {
  const { summary } = eventRegistry[kind];
  return unsentEvents.includes(kind) ? `${summary} **Not sent yet.**` : summary;
}

const verification = [
  '## How a request is verified',
  'Anyone who knows the address of an endpoint can send requests to it, so verify the signature first. Every request has ' +
    'three headers:',
  markdownTable(['Header', 'Holds'], [...ownHeaders]),
  '1. Decode the part of the secret after `whsec_` as base64. It is the key.\n' +
    '2. Compute the HMAC-SHA256 of the timestamp, a dot and the raw body, as it was before parsing.\n' +
    '3. Compare it in constant time with each signature. Refuse the request if none is equal.\n' +
    '4. Refuse a timestamp that differs from the current time by more than 300 seconds.\n' +
    '5. An event can arrive more than once. Store the ids that were handled, and skip them.',
  'The headers of Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are sent too, so its libraries ' +
    'can verify a request.',
  '- In TypeScript, `verifyWebhook` and `unwrapWebhook` of `openrole/webhooks` do steps 1 to 4. ' +
    '[examples/webhooks/receiver.ts](../examples/webhooks/receiver.ts) is a complete receiver.\n' +
    '- [examples/webhooks/verify.sh](../examples/webhooks/verify.sh) verifies a request with `openssl`.\n' +
    '- [examples/curl/webhooks.sh](../examples/curl/webhooks.sh) registers an endpoint, tests it and prints how to start ' +
    'the receiver.',
];

function section(kind: EventKind): string[] {
  const { data, example } = eventRegistry[kind];
  const rows = members(jsonSchema(data, 'output'), '').map(([name, type]) => [`\`${name}\``, type]);
  return [
    `## ${kind}`,
    summaryOf(kind),
    markdownTable(['Member of `data`', 'Type'], rows),
    json(example),
  ];
}

function json(value: unknown): string {
  return '```json\n' + JSON.stringify(value, null, 2) + '\n```';
}

/** Every member with its type; those of an object or of the objects in a list follow it. */
function members(schema: JsonSchema, path: string): [name: string, type: string][] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const shown = property as JsonSchema;
    const at = path === '' ? name : `${path}.${name}`;
    return [[at, typeOf(shown)] as [string, string], ...members(shown, at)];
  });
  const { items, anyOf = [] } = schema as { items?: JsonSchema; anyOf?: JsonSchema[] };
  const others = anyOf.flatMap((one) => members(one, path));
  return [...inside, ...others, ...(items === undefined ? [] : members(items, `${path}[]`))];
}

function typeOf(schema: JsonSchema): string {
  const { items, anyOf } = schema as { items?: JsonSchema; anyOf?: JsonSchema[] };
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (items !== undefined) return `list of ${typeOf(items)}`;
  if (schema.format === 'date-time') return 'timestamp';
  return [schema.type ?? 'any'].flat().join(' or ');
}
