import type { z } from 'zod';
import type { CallValue, ShownCall } from '../../../pages/call-texts.ts';
import { clientMethods } from '../../client-methods.ts';
import { jsonSchema } from '../../openapi/json-schema.ts';
import { filledPath } from '../../paths.ts';
import type { Route } from '../../route.ts';

export interface Asked {
  params: Readonly<Record<string, string>>;
  /** Only parameters that have a value. */
  query: readonly (readonly [name: string, value: string])[];
  isList: boolean;
}

/** A call of the API as a page shows it: its address, and the method of the client with its values. */
export function shownCall(
  { declaration }: Route,
  { params, query, isList }: Asked,
): Omit<ShownCall, 'base'> {
  const { name, path } = declaration;
  const search = new URLSearchParams(Object.fromEntries(query)).toString();
  return {
    path: filledPath(path, params) + (search === '' ? '' : `?${search}`),
    method: clientMethods[name as keyof typeof clientMethods],
    ids: Object.values(params),
    query: Object.fromEntries(
      query.map(([key, value]) => [key, typedValue(declaration, key, value)]),
    ),
    isList,
  };
}

/** The text of a query as the value that the client takes. */
function typedValue({ query }: Route['declaration'], name: string, text: string): CallValue {
  const schema = query?.shape[name] as z.ZodType | undefined;
  const type = schema === undefined ? 'string' : jsonSchema(schema, 'input').type;
  if (type === 'boolean') return text === 'true';
  return type === 'number' || type === 'integer' ? Number(text) : text;
}
