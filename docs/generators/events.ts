import { jsonSchema, type JsonSchema } from '../../api/openapi/json-schema.ts';
import { exampleEnvelope } from '../../api/openapi/openapi-webhooks.ts';
import {
  eventKinds,
  eventRegistry,
  type EventKind,
} from '../../domain/platform/events/registry.ts';
import { markdownTable, page } from './markdown.ts';

/** docs/events.md, from the registry of events. */
export function eventReference(): string {
  const { id, ...about } = exampleEnvelope;
  const body = { id, kind: 'webhook.ping', ...about, data: eventRegistry['webhook.ping'].example };
  return page(
    'Events',
    'What an endpoint registered by `POST /webhooks` may be told of. Every request has this body; below is the `data` of each ' +
      'kind. The same stands under `webhooks` in the OpenAPI document at `/openapi.json`. Source: `domain/platform/events/`.',
    json(body),
    markdownTable(
      ['Kind', 'When'],
      eventKinds.map((kind) => [`\`${kind}\``, eventRegistry[kind].summary]),
    ),
    ...eventKinds.flatMap(section),
  );
}

function section(kind: EventKind): string[] {
  const { summary, data, example } = eventRegistry[kind];
  const rows = members(jsonSchema(data, 'output'), '').map(([name, type]) => [`\`${name}\``, type]);
  return [`## ${kind}`, summary, markdownTable(['Member of `data`', 'Type'], rows), json(example)];
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
