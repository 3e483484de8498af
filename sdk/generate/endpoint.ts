import {
  jsonSchema,
  type JsonSchema,
  type NamedSchemas,
  referringSchema,
} from '../../api/openapi/json-schema.ts';
import { clientMethods } from '../../api/client-methods.ts';
import type { Route } from '../../api/route.ts';
import { waits } from '../waits.ts';
import { objectType, typeOf } from './types-of.ts';

/** An operation as the generator writes it. */
export interface Endpoint {
  /** The resource, such as `account.resume`, and its method. */
  resource: string;
  method: string;
  /** Its line in the table of operations. */
  operation: string;
  summary: string;
  description: string | undefined;
  pathParams: string[];
  /** The name and TypeScript type of its parameters; null without any. */
  params: { name: string; type: string; required: boolean } | null;
  /** The type that its method returns. */
  returns: string;
}

/** @throws for an operation without a method in api/client-methods.ts. */
export function endpointOf({ declaration }: Route, named: NamedSchemas): Endpoint {
  const full = (clientMethods as Record<string, string>)[declaration.name];
  if (full === undefined) {
    throw new Error(
      `Operation ${declaration.name} has no method: add one to api/client-methods.ts.`,
    );
  }
  const at = full.lastIndexOf('.');
  const resource = full.slice(0, at);
  const result = resultOf(declaration, named);
  const { isList } = result;
  const params = paramsOf(declaration, isList);
  return {
    resource,
    method: full.slice(at + 1),
    operation: [
      declaration.method.toUpperCase(),
      declaration.path,
      ...(isList ? ['list'] : []),
      ...(declaration.idempotent === true ? ['idempotent'] : []),
      ...(declaration.upload === true ? ['form'] : []),
      ...(params === null ? ['bare'] : []),
      ...result.flags,
    ].join(' '),
    summary: declaration.summary,
    description: declaration.description,
    pathParams: [...declaration.path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name),
    params,
    returns: returned(result.type, { isList, resource }),
  };
}

function returned(
  type: string,
  { isList, resource }: { isList: boolean; resource: string },
): string {
  if (isList) return `List<${type}>`;
  const isRecord = type !== 'void' && type !== 'Blob';
  return resource in waits && isRecord ? `SettlingCall<${type}>` : `Call<${type}>`;
}

type Declaration = Route['declaration'];

function paramsOf(declaration: Declaration, isList: boolean): Endpoint['params'] {
  const { query, body, upload, name } = declaration;
  const types: string[] = [];
  let required = false;
  if (query !== undefined) {
    const schema = jsonSchema(query, 'input');
    required = (schema.required ?? []).length > 0;
    types.push(objectType(schema, isList ? ['cursor'] : []));
  }
  if (body !== undefined) {
    required = !body.safeParse(undefined).success;
    const type = typeOf(jsonSchema(body, 'input'));
    types.push(upload === true ? `${type} | { file: FileInput }` : type);
  }
  if (types.length === 0) return null;
  return { name: `${pascal(name)}Params`, type: types.join(' & '), required };
}

interface Result {
  type: string;
  isList: boolean;
  flags: readonly string[];
}

/** The result of a call: `data` of the response, or the whole of one that has none. */
function resultOf(
  { response, status, contentTypes, query }: Declaration,
  named: NamedSchemas,
): Result {
  if (status === 204) return { type: 'void', isList: false, flags: [] };
  if (isFile(contentTypes)) return { type: 'Blob', isList: false, flags: ['bytes', 'whole'] };
  const schema = referringSchema(response, named);
  const data = (schema.anyOf?.[0] ?? schema).properties?.['data'];
  if (typeof data !== 'object') return { type: typeOf(schema), isList: false, flags: ['whole'] };
  const row = query !== undefined && 'cursor' in query.shape ? rowOf(data) : undefined;
  if (row !== undefined) return { type: typeOf(row), isList: true, flags: [] };
  return { type: typeOf(data), isList: false, flags: [] };
}

function isFile(contentTypes: readonly string[] | undefined): boolean {
  return contentTypes?.some((type) => !type.includes('json')) ?? false;
}

/** The elements of a list; undefined for anything else. */
function rowOf({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === 'object' && !Array.isArray(items) ? items : undefined;
}

export function pascal(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
