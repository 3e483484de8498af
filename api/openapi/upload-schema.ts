import { z } from 'zod';
import type { Route } from '../route.ts';
import { jsonSchema } from './json-schema.ts';

type Declaration = Route['declaration'];

/** A form with a file in OpenAPI 3.1. */
const uploadSchema = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: ['file'],
  additionalProperties: false,
};

/** Fields of a form have the schemas of the members that they replace. */
export function formSchemaOf({ upload, body }: Pick<Declaration, 'upload' | 'body'>) {
  if (upload === undefined || typeof upload === 'boolean') return uploadSchema;
  const { properties = {}, required = [] } = jsonSchema(body ?? z.strictObject({}), 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const fields = [...upload.text, ...upload.json].flatMap((name) =>
    properties[name] === undefined ? [] : [[name, properties[name]] as const],
  );
  return {
    type: 'object',
    properties: { ...uploadSchema.properties, ...Object.fromEntries(fields) },
    required,
    additionalProperties: false,
  };
}
