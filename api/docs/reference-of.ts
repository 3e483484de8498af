import { capitalized } from '../../domain/common/text/capitalized.ts';
import { errorCodes } from '../../domain/common/errors.ts';
import { eventKinds, eventRegistry } from '../../domain/webhooks/events/registry.ts';
import type { Area, Reference, Resource } from '../../pages/docs/reference.ts';
import { clientMethods } from '../client-methods.ts';
import { ABOUT } from '../openapi/about.ts';
import { exampleEnvelope } from '../openapi/openapi-webhooks.ts';
import type { buildOpenApi } from '../openapi/openapi.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import type { Route } from '../route.ts';
import { routesByArea } from '../routes.ts';
import { operationOf } from './operation-of.ts';
import { shapeOf } from './shape-of.ts';

export interface ReferenceSource {
  routes: readonly Route[];
  /** The OpenAPI document of the routes. */
  document: ReturnType<typeof buildOpenApi>;
  /** The address of the API. */
  base: string;
}

/** The reference of declared routes, from the same schemas as the OpenAPI document. */
export function referenceOf({ routes, document, base }: ReferenceSource): Reference {
  const schemas = document.components.schemas as Record<string, JsonSchema>;
  const byArea = grouped(routes, nameOfArea);
  return {
    about: ABOUT,
    areas: [...byArea].map(([name, of]) => areaOf(name, of, base)),
    events: eventKinds.map((kind) => {
      const { id, ...about } = exampleEnvelope;
      const event = { id, kind, ...about, data: eventRegistry[kind].example };
      return {
        kind,
        summary: eventRegistry[kind].summary,
        example: JSON.stringify(event, null, 2),
      };
    }),
    objects: Object.entries(schemas).flatMap(([name, schema]) => {
      const shape = shapeOf(schema);
      return shape === null ? [] : [{ name, shape }];
    }),
    errors: Object.entries(errorCodes).map(([code, { status, message }]) => {
      return { code, status, message };
    }),
  };
}

function nameOfArea(route: Route): string {
  const found = Object.entries(routesByArea).find(([, of]) => of.includes(route));
  return found === undefined ? 'Other' : found[0];
}

function areaOf(name: string, routes: readonly Route[], base: string): Area {
  const resources = grouped(routes, resourceOf);
  return {
    id: `area-${name.toLowerCase()}`,
    name,
    resources: [...resources].map(([resource, of]): Resource => {
      return { name: resource, operations: of.map((route) => operationOf(route, base)) };
    }),
  };
}

/** `emailMessages.list` is of the resource "Email messages". */
function resourceOf({ declaration: { name } }: Route): string {
  const [first = ''] = (clientMethods[name as keyof typeof clientMethods] ?? name).split('.');
  const words = first.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalized(words);
}

/** Values by a name that each has, in the order of their first ones. */
function grouped<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const name = nameOf(value);
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return groups;
}
