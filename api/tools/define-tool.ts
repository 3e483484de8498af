import { z } from 'zod';
import { invalidRequest } from '../../domain/common/errors.ts';
import type { Scope } from '../../domain/accounts/scopes.ts';
import type { InsideInput } from '../request-pipeline.ts';
import { requireSoundText } from '../input/bad-text.ts';
import { jsonSchema, type JsonSchema } from '../openapi/json-schema.ts';
import type { Route } from '../route.ts';
import { flat } from './flat-schema.ts';
import { plainSchema } from './plain-schema.ts';

/** Arguments of a tool, before validation by the endpoint's schemas. */
export type ToolArguments = Readonly<Record<string, unknown>>;
type ToolResult = Record<string, unknown>;

/** Hints for programs that ask a person before they act (MCP tool annotations). */
export interface ToolEffect {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

interface ToolDeclaration {
  name: string;
  title: string;
  description: string;
  /** The endpoint that does the work; its schemas, scopes, meter and errors are the tool's. */
  route: Route;
  /** The argument for the id in the endpoint's path; `job_id` by default. */
  idName?: IdName;
  effect: ToolEffect;
  /** Whether every call spends AI tokens. */
  billed?: boolean;
  /** Whether the tool searches or counts. Then it looks back 14 days by default (decision 0007). */
  looksBack?: boolean;
  /** Extracts the tool's result from the endpoint's response; the whole response by default. */
  result?: ResultOf;
}

type IdName = 'job_id' | 'candidate_id';

/** The result within an endpoint's answer. */
interface ResultOf {
  schema: z.ZodType;
  of: (body: unknown) => unknown;
}

/** A call of an endpoint, and how its response becomes the result. */
interface EndpointCall {
  route: Route;
  input: InsideInput;
  toResult: (body: unknown) => ToolResult;
}

/** One action of an agent, the same over REST and MCP. */
export interface Tool extends Omit<ToolDeclaration, 'route' | 'result' | 'looksBack' | 'idName'> {
  /** Every endpoint that a call may use. */
  routes: readonly Route[];
  scope: Scope;
  billed: boolean;
  input: JsonSchema;
  output: JsonSchema;
  /** Selects the endpoint for these arguments. Invalid ones are reported by its schemas. */
  toCall(given: ToolArguments): EndpointCall;
}

type Properties = NonNullable<JsonSchema['properties']>;
type Property = Properties[string];

const DAYS_LOOKED_BACK = 14;
/** The scope of a tool whose endpoint takes any key. */
const SCOPE_OF_AGENTS = 'agent:tools';

/** Declares a tool over an endpoint. */
export function defineTool({
  result,
  looksBack = false,
  idName = 'job_id',
  route,
  ...declaration
}: ToolDeclaration): Tool {
  const { access, params, query, body, response } = route.declaration;
  const input = inputSchema(route, { idName, looksBack });
  const { schema, of } = result ?? { schema: response, of: (whole: unknown) => whole };
  return {
    billed: false,
    ...declaration,
    routes: [route],
    scope: 'scopes' in access ? access.scopes[0] : SCOPE_OF_AGENTS,
    input,
    output: jsonSchema(schema, 'output'),
    toCall(given) {
      const { [idName]: id, ...rest } = given;
      const others = params === undefined ? given : rest;
      // An endpoint with neither still reports unknown arguments.
      const hasQuery = query !== undefined || body === undefined;
      return {
        route,
        input: {
          ...(params !== undefined && { params: () => pathOf(idName, id) }),
          content: () => ({
            ...(hasQuery && { query: queryOf(others, input, looksBack) }),
            ...(body !== undefined && { body: others }),
          }),
        },
        toResult: (whole) => of(whole) as ToolResult,
      };
    },
  };
}

/** The result of a tool whose endpoint responds `{ data: {...} }`: the record itself. */
export function recordIn({ declaration: { response } }: Route): ResultOf {
  const { data } = (response as z.ZodObject<{ data: z.ZodType }>).shape;
  return { schema: data, of: (body) => (body as { data: unknown }).data };
}

/** Path, query and body of the endpoint as one flat object of arguments. */
function inputSchema(
  { declaration }: Route,
  { idName, looksBack }: { idName: IdName; looksBack: boolean },
): JsonSchema {
  const { params, query, body } = declaration;
  const path = params === undefined ? undefined : jsonSchema(params, 'input').properties;
  const rest = flat(jsonSchema(query ?? body ?? z.object({}), 'input'));
  const properties = {
    ...(path?.['id'] && { [idName]: path['id'] }),
    ...Object.fromEntries(
      Object.entries(rest.properties ?? {}).map(([name, one]) => [name, withoutNull(one)]),
    ),
  };
  return plainSchema({
    ...rest,
    type: 'object',
    properties: looksBack ? withDaysTold(properties) : properties,
    required: [...(path === undefined ? [] : [idName]), ...(rest.required ?? [])],
    additionalProperties: false,
  });
}

/** A null argument is dropped before validation, so the schema does not offer null. */
function withoutNull(property: Property): Property {
  if (typeof property !== 'object') return property;
  if (property.anyOf !== undefined) {
    return { ...property, anyOf: property.anyOf.filter(({ type }) => type !== 'null') };
  }
  if (!Array.isArray(property.type)) return property;
  const types = property.type.filter((type) => type !== 'null');
  const [only] = types;
  return { ...property, type: types.length === 1 && only !== undefined ? only : types };
}

function withDaysTold({ posted_within_days: days, ...others }: Properties): Properties {
  if (typeof days !== 'object') throw new Error('A tool that looks back takes posted_within_days.');
  const told = `${days.description ?? ''} ${DAYS_LOOKED_BACK} when neither this nor since is given.`;
  return { ...others, posted_within_days: { ...days, description: told } };
}

function pathOf(name: IdName, id: unknown): { id: string } {
  if (id === undefined) throw invalidRequest(name, 'is required');
  if (typeof id !== 'string') throw invalidRequest(name, 'must be of type string');
  return { id: requireSoundText(id, name) };
}

/** The arguments as query values; each must have the type that the tool declares. */
function queryOf(given: ToolArguments, input: JsonSchema, looksBack: boolean): ToolArguments {
  for (const [name, property] of Object.entries(input.properties ?? {})) {
    const value = given[name];
    if (value !== undefined && typeof property === 'object' && !fits(value, property.type)) {
      throw invalidRequest(name, `must be of type ${String(property.type)}`);
    }
  }
  const isTold = [given['since'], given['posted_within_days']].some((value) => value !== undefined);
  return { ...given, ...(looksBack && !isTold && { posted_within_days: DAYS_LOOKED_BACK }) };
}

/** A text is accepted for any type, as in a URL. */
function fits(value: unknown, type: JsonSchema['type']): boolean {
  if (typeof value === 'string') return true;
  return typeof value === (type === 'integer' ? 'number' : type);
}
