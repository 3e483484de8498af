import { roleOf, type Access } from '../access.ts';
import { z } from 'zod';
import { errorCodes, MAX_DETAILS, type ErrorCode } from '../../domain/common/errors.ts';
import { MAX_DEPTH } from '../input/bad-text.ts';
import { DEFAULT_BODY_NODES, MAX_MEMBERS } from '../input/json-nodes.ts';
import { DEFAULT_BODY_BYTES } from '../input/read-body.ts';
import { ABOUT } from './about.ts';
import { jsonSchema, type JsonSchema, type NamedSchemas, referringSchema } from './json-schema.ts';
import { groupOf, groupsOf } from './openapi-groups.ts';
import { formSchemaOf } from './upload-schema.ts';
import { pathsOf } from '../paths.ts';
import { webhooks } from './openapi-webhooks.ts';
import { readsBody, type Route } from '../route.ts';

/** Version of the API in the OpenAPI document. */
export const API_VERSION = '1.0.0';

type Declaration = Route['declaration'];

/** The OpenAPI 3.1 document of a list of routes, generated from their declarations. */
export function buildOpenApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const named: NamedSchemas = {};
  for (const route of routes) {
    for (const [index, path] of pathsOf(route).entries()) {
      const here = (paths[path] ??= {});
      here[route.declaration.method] = operation(route.declaration, { index, path, named });
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Openrole',
      version: API_VERSION,
      description: ABOUT,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    tags: groupsOf(routes),
    paths,
    webhooks: webhooks(),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `ork_live_…`' },
      },
      schemas: { ...sorted(named), Error: errorSchema },
    },
  };
}

/** Error codes of every route of this kind, in addition to its own. */
export function documentedErrors(declaration: Declaration): ErrorCode[] {
  const isPublic = 'public' in declaration.access;
  const codes: ErrorCode[] = [
    'invalid_request',
    ...(isPublic ? [] : (['invalid_api_key'] as const)),
    ...('scopes' in declaration.access ? (['insufficient_scope'] as const) : []),
    ...(declaration.find === undefined ? [] : (['not_found'] as const)),
    'uri_too_long',
    'headers_too_large',
    ...(readsBody(declaration)
      ? (['request_timeout', 'payload_too_large', 'unsupported_media_type'] as const)
      : []),
    ...(declaration.idempotent === true
      ? (['idempotency_in_progress', 'idempotency_key_reused'] as const)
      : []),
    ...(declaration.versioned === true ? (['version_conflict'] as const) : []),
    ...(declaration.charge === undefined ? [] : (['PAYMENT_REQUIRED'] as const)),
    ...(declaration.meter === undefined ? [] : (['quota_exceeded'] as const)),
    'rate_limited',
    'internal_error',
    'unavailable',
    ...(declaration.errors ?? []),
  ];
  return [...new Set(codes)];
}

function sorted(named: NamedSchemas): NamedSchemas {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface Shown {
  index: number;
  path: string;
  /** Gathers the schemas that are referred to. */
  named: NamedSchemas;
}

function operation(declaration: Declaration, shown: Shown) {
  const { name, summary, description, access } = declaration;
  return {
    operationId: shown.index === 0 ? name : `${name}Alias${shown.index}`,
    tags: [groupOf(declaration, shown.path).name],
    summary,
    description: [description, scopesOf(access), rolesOf(access), metering(declaration)]
      .filter((text) => text !== undefined)
      .join(' '),
    security: 'public' in access ? [] : [{ apiKey: [] }],
    parameters: parameters(declaration),
    ...(declaration.body !== undefined && {
      requestBody: {
        required: !declaration.body.safeParse(undefined).success,
        description: boundsOf(declaration),
        content: {
          'application/json': { schema: jsonSchema(declaration.body, 'input') },
          ...(declaration.form === true && {
            'application/x-www-form-urlencoded': { schema: jsonSchema(declaration.body, 'input') },
          }),
          ...(declaration.upload !== undefined && {
            'multipart/form-data': { schema: formSchemaOf(declaration) },
          }),
        },
      },
    }),
    responses: responses(declaration, shown.named),
  };
}

function scopesOf(access: Access): string | undefined {
  return 'scopes' in access ? `Needs the scope ${access.scopes.join(' and ')}.` : undefined;
}

function rolesOf(access: Access): string | undefined {
  const role = roleOf(access);
  if (role === null) return undefined;
  const also = 'withinLimit' in access ? `, or ${access.withinLimit} within a monthly limit` : '';
  return `In the console: role ${role}${also}.`;
}

function boundsOf({ maxBodyBytes, maxBodyNodes }: Declaration): string {
  const mebibytes = (maxBodyBytes ?? DEFAULT_BODY_BYTES) / (1024 * 1024);
  const nodes = (maxBodyNodes ?? DEFAULT_BODY_NODES).toLocaleString('en');
  return `At most ${mebibytes} MiB. JSON may have ${nodes} members and elements in total, ${MAX_MEMBERS.toLocaleString('en')} members in one object, and ${MAX_DEPTH} levels.`;
}

/** The units a 2xx response takes of a free quota, and how exact the quota is. */
function metering({ meter, maxUnits }: Declaration): string | undefined {
  if (meter === undefined) return undefined;
  const units = maxUnits === undefined ? '1 unit' : '1 unit per row';
  return (
    `A 2xx response uses ${units} of the free quota \`${meter}\`. Concurrent calls to one api process use no ` +
    'more than the same calls in sequence. Several processes together can exceed a quota by their calls of the last half ' +
    'second.'
  );
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text that identifies this call. For 24 hours, the same call with the same key returns the first 2xx response, with ' +
    '`Idempotent-Replayed: true`, and does nothing. While the first call runs it is `idempotency_in_progress`; with another ' +
    'body or query it is `idempotency_key_reused`. A 4xx or 5xx is not stored, so the call runs again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description:
    "The record's `version` in quotes. The change is made only if the record still has that version; otherwise it is " +
    '`version_conflict`.',
  schema: { type: 'string', examples: ['"3"'] },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'ETags of cached answers, or `*`. The response is 304 when one of them is the current ETag.',
  schema: { type: 'string', examples: ['"1-42-Yf3kQ0ZsT1mVw8aB"'] },
};

function parameters(declaration: Declaration) {
  return [
    ...parametersIn('path', declaration.params),
    ...parametersIn('query', declaration.query),
    ...(declaration.idempotent === true ? [idempotencyKey] : []),
    ...(declaration.versioned === true ? [ifMatch] : []),
    ...(declaration.tagged === true ? [ifNoneMatch] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...described(property as JsonSchema),
    };
  });
}

/** The example goes into the description and the schema. As the parameter's own example, the reference page would send it. */
function described({ description = '', example, ...schema }: JsonSchema) {
  if (example === undefined) return { description, schema };
  const text = typeof example === 'string' ? example : JSON.stringify(example);
  return {
    description: `${description} For example \`${text}\`.`.trim(),
    schema: { ...schema, examples: [example] },
  };
}

const EVENT_STREAM = 'text/event-stream';
/** Of a stream, the schema describes one event (the EventSource standard). */
const EVENT = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    event: { type: 'string' },
    data: { type: 'string', contentMediaType: 'application/json' },
  },
  required: ['id', 'event', 'data'],
};

function responses(declaration: Declaration, named: NamedSchemas): Record<string, unknown> {
  const { status = 200, otherStatuses = [], response, summary } = declaration;
  const { contentTypes = ['application/json'], csv = false } = declaration;
  const schema = referringSchema(response, named);
  const good = {
    description: summary,
    ...(status !== 204 && {
      content: {
        ...Object.fromEntries(
          contentTypes.map((type) => [type, { schema: type === EVENT_STREAM ? EVENT : schema }]),
        ),
        ...(csv && { 'text/csv': { schema: { type: 'string' } } }),
      },
    }),
  };
  return {
    ...Object.fromEntries([status, ...otherStatuses].map((one) => [one, good])),
    ...(declaration.tagged === true && {
      304: { description: 'The cached response is current.' },
    }),
    ...errorResponses(declaration),
  };
}

function errorResponses(declaration: Declaration): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of documentedErrors(declaration)) {
    const status = declaration.errorStatuses?.[code] ?? errorCodes[code].status;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join('\n'),
        content,
      },
    ]),
  );
}

const errorSchema = jsonSchema(
  z.object({
    error: z.object({
      code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      request_id: z.string(),
      details: z
        .array(z.object({ path: z.string(), message: z.string() }))
        .max(MAX_DETAILS)
        .exactOptional(),
    }),
  }),
  'output',
);
