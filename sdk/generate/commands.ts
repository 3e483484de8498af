import { exampleEnvelope } from '../../api/openapi/openapi-webhooks.ts';
import { API_VERSION } from '../../api/openapi/openapi.ts';
import { jsonSchema } from '../../api/openapi/json-schema.ts';
import type { Route } from '../../api/route.ts';
import type { Action, Option } from '../../cli/command.ts';
import { eventKinds, eventRegistry } from '../../domain/webhooks/events/registry.ts';
import type { Endpoint } from './endpoint.ts';
import { optionsOf } from './options-of.ts';

/** cli/generated/actions.ts: every operation as a command of the command line. */
export function actionsFile(routes: readonly Route[], endpoints: readonly Endpoint[]): string {
  const actions = routes.map((route, at) => actionOf(route, endpoints[at]));
  return [
    "import type { Action } from '../command.ts';\n",
    '/** The operations of the API. */',
    `export const actions: readonly Action[] = ${JSON.stringify(actions)};`,
  ].join('\n');
}

function actionOf({ declaration }: Route, endpoint: Endpoint | undefined): Action {
  if (endpoint === undefined) throw new Error(`${declaration.name} has no endpoint.`);
  const { access, upload, query, body, versioned } = declaration;
  const schemas = [query, body].filter((schema) => schema !== undefined);
  const options = schemas.flatMap((schema) => optionsOf(jsonSchema(schema, 'input')));
  return {
    method: `${endpoint.resource}.${endpoint.method}`,
    operation: endpoint.operation,
    summary: endpoint.summary,
    ...(endpoint.description !== undefined && { description: endpoint.description }),
    ids: endpoint.pathParams,
    options: upload === true ? withFile(options) : options,
    ...('public' in access && { isPublic: true }),
    ...(endpoint.returns.startsWith('SettlingCall') && { settles: true }),
    ...(versioned === true && { versioned: true }),
  };
}

/** A body that is a file is one option. */
function withFile(options: readonly Option[]): Option[] {
  const others = options.filter(({ name }) => name !== 'filename' && name !== 'content_base64');
  const about = options.find(({ name }) => name === 'filename')?.about ?? '';
  return [{ name: 'file', kind: 'file', about }, ...others];
}

/** cli/generated/event-examples.ts: an event of every kind, as an endpoint receives it. */
export function eventExamplesFile(): string {
  const { id, ...about } = exampleEnvelope;
  const examples = eventKinds.map((kind) => [
    kind,
    { id, kind, ...about, data: eventRegistry[kind].example },
  ]);
  return [
    '/** An event of every kind, as an endpoint receives it. */',
    `export const eventExamples: Readonly<Record<string, object>> = ${JSON.stringify(Object.fromEntries(examples))};`,
  ].join('\n');
}

export function versionFile(): string {
  return `/** The version of the API that this command line was made for. */\nexport const VERSION = '${API_VERSION}';\n`;
}
