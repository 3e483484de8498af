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
    'What an endpoint registered by `POST /webhooks` may be told of. Every request has this body; below is the `data` of each ' +
      'kind. The same stands under `webhooks` in the OpenAPI document at `/openapi.json`. Source: `domain/webhooks/events/`.',
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
  'Whoever knows the address of an endpoint can send to it, so believe only what is signed. Three headers come with every ' +
    'request:',
  markdownTable(['Header', 'Holds'], [...ownHeaders]),
  'Take the raw body, before any parser: the HMAC is keyed by the bytes behind `whsec_`, read as base64, and runs over the ' +
    'timestamp, a dot and the body. Compare it in constant time with each signature, and refuse a timestamp that is more than ' +
    '300 seconds away. An event may come more than once: remember the ids that were handled. The headers of Standard ' +
    'Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) are sent too, so its libraries verify as well.',
  '- TypeScript: `verifyWebhook` and `unwrapWebhook` of `openrole/webhooks` do all of it; ' +
    '[examples/webhooks/receiver.ts](../examples/webhooks/receiver.ts) is a whole receiver.\n' +
    '- Anything else: [examples/webhooks/verify.sh](../examples/webhooks/verify.sh) does it with `openssl` alone.\n' +
    '- To try it: [examples/curl/webhooks.sh](../examples/curl/webhooks.sh) registers an endpoint, tests it and prints how ' +
    'its receiver starts.',
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
