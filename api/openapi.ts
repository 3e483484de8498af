import { z } from 'zod';
import { errorCodes, type ErrorCode } from '../domain/common/errors.ts';
import { pathsOf } from './paths.ts';
import type { Route } from './route.ts';

/** Specification, Versioning. */
const API_VERSION = '1.0.0';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Declaration = Route['declaration'];

/** The OpenAPI 3.1 document of a list of routes: the declarations say everything there is to say. */
export function buildOpenApi(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    for (const [index, path] of pathsOf(route).entries()) {
      const here = (paths[path] ??= {});
      here[route.declaration.method] = operation(route.declaration, index);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Openrole',
      version: API_VERSION,
      description: 'Job search and hiring. Lists are walked with meta.next_cursor.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
    },
  };
}

/** Codes every route of this kind may answer with, beside what it declares itself. */
export function documentedErrors(declaration: Declaration): ErrorCode[] {
  const isPublic = 'public' in declaration.access;
  const codes: ErrorCode[] = [
    'invalid_request',
    ...(isPublic ? [] : (['invalid_api_key'] as const)),
    ...('scopes' in declaration.access ? (['insufficient_scope'] as const) : []),
    ...(declaration.find === undefined ? [] : (['not_found'] as const)),
    'uri_too_long',
    ...(declaration.body === undefined
      ? []
      : (['payload_too_large', 'unsupported_media_type'] as const)),
    ...(declaration.idempotent === true
      ? (['idempotency_in_progress', 'idempotency_key_reused'] as const)
      : []),
    'rate_limited',
    'internal_error',
    'unavailable',
    ...(declaration.errors ?? []),
  ];
  return [...new Set(codes)];
}

function operation(declaration: Declaration, aliasIndex: number) {
  const { name, summary, description, access } = declaration;
  const needed = 'scopes' in access ? `Needs the scope ${access.scopes.join(' and ')}.` : undefined;
  return {
    operationId: aliasIndex === 0 ? name : `${name}Alias${aliasIndex}`,
    summary,
    description: [description, needed].filter((text) => text !== undefined).join(' '),
    security: 'public' in access ? [] : [{ apiKey: [] }],
    parameters: parameters(declaration),
    ...(declaration.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(declaration.body, 'input') } },
      },
    }),
    responses: responses(declaration),
  };
}

function parameters(declaration: Declaration) {
  return [
    ...parametersIn('path', declaration.params),
    ...parametersIn('query', declaration.query),
    ...(declaration.idempotent === true
      ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }]
      : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const { description, example, ...rest } = property as JsonSchema;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      schema: rest,
    };
  });
}

function responses(declaration: Declaration): Record<string, unknown> {
  const { status = 200, contentType = 'application/json', response, summary } = declaration;
  const good = {
    description: summary,
    ...(status !== 204 && {
      content: { [contentType]: { schema: jsonSchema(response, 'output') } },
    }),
  };
  return { [status]: good, ...errorResponses(documentedErrors(declaration)) };
}

function errorResponses(codes: ErrorCode[]): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCodes[code];
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

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

const errorSchema = jsonSchema(
  z.object({
    error: z.object({
      code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      request_id: z.string(),
      details: z.array(z.object({ path: z.string(), message: z.string() })).exactOptional(),
    }),
  }),
  'output',
);
