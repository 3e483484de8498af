import { errorCodes } from '../../domain/common/errors.ts';
import { callTexts, type CallTexts } from '../../pages/call-texts.ts';
import type { Operation, Parameter, Place } from '../../pages/docs/reference.ts';
import { roleOf } from '../access.ts';
import { clientMethods } from '../client-methods.ts';
import { shownCall } from '../console/pages/shown-call.ts';
import { jsonSchema, referringSchema, type JsonSchema } from '../openapi/json-schema.ts';
import { documentedErrors } from '../openapi/openapi.ts';
import type { Route } from '../route.ts';
import { exampleBodies, exampleQueries } from './example-bodies.ts';
import { exampleId } from './example-ids.ts';
import { memberOf, shapeOf } from './shape-of.ts';

type Declaration = Route['declaration'];

/** All that the reference says about an operation. */
export function operationOf(route: Route, base: string): Operation {
  const { declaration } = route;
  const { name, method, path, summary, description = '', body, upload, status = 200 } = declaration;
  const exampleBody = exampleBodies[name as keyof typeof exampleBodies];
  return {
    id: name,
    verb: method.toUpperCase(),
    path,
    aliases: (declaration.aliases ?? []).map((alias, at) => {
      return { id: `${name}Alias${at + 1}`, path: alias };
    }),
    summary,
    description,
    needs: needsOf(declaration),
    parameters: parametersOf(declaration),
    body: body === undefined ? null : shapeOf(jsonSchema(body, 'input')),
    exampleBody: exampleBody === undefined ? null : JSON.stringify(exampleBody, null, 2),
    takesFile: upload !== undefined && upload !== false,
    status,
    answer: status === 204 ? null : shapeOf(referringSchema(declaration.response, {})),
    errors: documentedErrors(declaration).map((code) => {
      return { code, status: declaration.errorStatuses?.[code] ?? errorCodes[code].status };
    }),
    examples: examplesOf(route, base),
  };
}

function needsOf(declaration: Declaration): string[] {
  const { access, charge } = declaration;
  const role = roleOf(access);
  const also = 'withinLimit' in access ? `, or ${access.withinLimit} within a monthly limit` : '';
  return [
    keyOf(access),
    ...(role === null ? [] : [`in the console: role ${role}${also}`]),
    ...quotaOf(declaration),
    ...(charge === undefined ? [] : [`has a price: \`${charge}\``]),
    ...honoured.flatMap(([member, header]) =>
      declaration[member] === true ? [`honours \`${header}\``] : [],
    ),
  ];
}

const honoured = [
  ['idempotent', 'Idempotency-Key'],
  ['versioned', 'If-Match'],
  ['tagged', 'If-None-Match'],
] as const;

function keyOf(access: Declaration['access']): string {
  if ('public' in access) return 'No key';
  return 'scopes' in access ? `Scope \`${access.scopes.join('` and `')}\`` : 'Any key';
}

function quotaOf({ meter, maxUnits }: Declaration): string[] {
  if (meter === undefined) return [];
  return [`quota \`${meter}\`: ${maxUnits === undefined ? '1 unit' : '1 unit per row'}`];
}

function parametersOf(declaration: Declaration): Parameter[] {
  const ids = idsOf(declaration);
  const header = (name: string, description: string): Parameter => {
    const type = { text: 'text' };
    const plain = { required: false, limits: [], values: [], shape: null };
    return { name, place: 'header', type, description, ...plain };
  };
  return [
    ...placed('path', declaration.params, ids),
    ...placed('query', declaration.query, {}),
    ...(declaration.idempotent === true
      ? [header('Idempotency-Key', 'Makes a repetition of the call safe.')]
      : []),
    ...(declaration.versioned === true
      ? [header('If-Match', 'The version to change, in quotes.')]
      : []),
  ];
}

function placed(
  place: Place,
  schema: Declaration['query'],
  ids: Readonly<Record<string, string>>,
): Parameter[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const isRequired = place === 'path' || required.includes(name);
    const member = memberOf(name, property as JsonSchema, isRequired);
    const example = ids[name] ?? exampleText(property as JsonSchema);
    const description =
      example === undefined
        ? member.description
        : `${member.description} For example \`${example}\`.`.trim();
    return { ...member, place, description };
  });
}

function exampleText({ example }: JsonSchema): string | undefined {
  if (example === undefined) return undefined;
  return typeof example === 'string' ? example : JSON.stringify(example);
}

/** Values of the parameters in the path. */
function idsOf({ path, name, params }: Declaration): Record<string, string> {
  const { properties = {} } = params === undefined ? {} : jsonSchema(params, 'input');
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => {
      const stated = exampleText((properties[id] ?? {}) as JsonSchema);
      return [id, stated ?? exampleId(name, id)];
    }),
  );
}

function examplesOf(route: Route, base: string): CallTexts | null {
  const { declaration } = route;
  const { name, method, status, access } = declaration;
  if (!(name in clientMethods)) return null;
  const body = exampleBodies[name as keyof typeof exampleBodies];
  const asked = {
    params: idsOf(declaration),
    query: queryOf(declaration),
    isList: returnsRows(declaration),
  };
  return callTexts({
    base,
    ...shownCall(route, asked),
    verb: method.toUpperCase(),
    ...(body !== undefined && { body }),
    ...(typeof body?.['filename'] === 'string' && { file: body['filename'] }),
    isVoid: status === 204,
    isPublic: 'public' in access,
  });
}

/** The parameters of an example: those stated, those that a call must have, and ten rows of a list. */
function queryOf({ name, query }: Declaration): (readonly [name: string, value: string])[] {
  if (query === undefined) return [];
  const stated = exampleQueries[name as keyof typeof exampleQueries];
  if (stated !== undefined) return Object.entries(stated);
  const { properties = {}, required = [] } = jsonSchema(query, 'input');
  const needed = required.map(
    (one) => [one, exampleText((properties[one] ?? {}) as JsonSchema) ?? one] as const,
  );
  return 'cursor' in properties ? [...needed, ['limit', '10']] : needed;
}

/** Whether the answer is a page of rows. */
function returnsRows({ query, response }: Declaration): boolean {
  if (query === undefined || !('cursor' in query.shape)) return false;
  const data = jsonSchema(response, 'output').properties?.['data'];
  return typeof data === 'object' && data.type === 'array';
}
