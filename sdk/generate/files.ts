import { routes } from '../../api/routes.ts';
import { jsonSchema, type NamedSchemas } from '../../api/openapi/json-schema.ts';
import { errorCodes } from '../../domain/common/errors.ts';
import { eventKinds, eventRegistry } from '../../domain/webhooks/events/registry.ts';
import { type Endpoint, endpointOf, pascal } from './endpoint.ts';
import { actionsFile, eventExamplesFile, versionFile } from './commands.ts';
import { comment, commentOf, typeOf } from './types-of.ts';

const HEAD = '// Written by `npm run sdk:generate` from the declarations of the API.\n\n';

/**
 * The generated files of the client and the command line, by path. They follow from the declared routes, errors and
 * events.
 */
export function generatedFiles(): Record<string, string> {
  const named: NamedSchemas = {};
  const endpoints = routes.map((route) => endpointOf(route, named));
  return {
    'sdk/generated/types.ts': HEAD + typesFile(endpoints, named),
    'sdk/generated/operations.ts': HEAD + operationsFile(endpoints),
    'sdk/generated/resources.ts':
      HEAD + resourcesFile(endpoints, [...Object.keys(named), ...paramNames(endpoints)]),
    'sdk/generated/errors.ts': HEAD + errorsFile(),
    'sdk/generated/events.ts': HEAD + eventsFile(),
    'cli/generated/actions.ts': HEAD + actionsFile(routes, endpoints),
    'cli/generated/event-examples.ts': HEAD + eventExamplesFile(),
    'cli/generated/version.ts': HEAD + versionFile(),
  };
}

function paramNames(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap(({ params }) => (params === null ? [] : [params.name]));
}

function typesFile(endpoints: readonly Endpoint[], named: NamedSchemas): string {
  const records = Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1));
  const params = endpoints.flatMap(({ params: own }) => (own === null ? [] : [own]));
  const usesFiles = params.some(({ type }) => type.includes('FileInput'));
  return [
    usesFiles ? "import type { FileInput } from '../core/files.ts';" : '',
    ...records.map(([name, schema]) => declared(name, typeOf(schema), commentOf(schema))),
    ...params.map(({ name, type }) => declared(name, type, '')),
  ].join('\n\n');
}

function declared(name: string, type: string, note: string): string {
  const isObject = type.startsWith('{') && type.indexOf('\n}') === type.length - 2;
  return `${note}export ${isObject ? `interface ${name} ${type}` : `type ${name} = ${type};`}`;
}

/** Resources within resources, as their names say. */
interface Tree {
  methods: Endpoint[];
  children: Map<string, Tree>;
}

function treeOf(endpoints: readonly Endpoint[]): Tree {
  const root: Tree = { methods: [], children: new Map() };
  for (const endpoint of endpoints) {
    let node = root;
    for (const part of endpoint.resource.split('.')) {
      const child = node.children.get(part) ?? { methods: [], children: new Map<string, Tree>() };
      node.children.set(part, child);
      node = child;
    }
    node.methods.push(endpoint);
  }
  return root;
}

function operationsFile(endpoints: readonly Endpoint[]): string {
  const table = ({ methods, children }: Tree): string =>
    `{\n${[
      ...methods.map(({ method, operation }) => `${method}: '${operation}',`),
      ...[...children].map(([name, child]) => `${name}: ${table(child)},`),
    ].join('\n')}\n}`;
  return `/** Every operation by its resource and method: HTTP method, path, flags (core/operation.ts). */\nexport const operations = ${table(treeOf(endpoints))} as const;\n`;
}

/** @param typeNames What types.ts declares. */
function resourcesFile(endpoints: readonly Endpoint[], typeNames: readonly string[]): string {
  const { children } = treeOf(endpoints);
  const interfaces: string[] = [];
  const write = (name: string, { methods, children: inner }: Tree): string => {
    const nested = [...inner].map(
      ([part, tree]) => `readonly ${part}: ${write(`${name}.${part}`, tree)};`,
    );
    const typeName = `${name.split('.').map(pascal).join('')}Resource`;
    interfaces.push(
      `export interface ${typeName} {\n${[...methods.map(methodLine), ...nested].join('\n')}\n}`,
    );
    return typeName;
  };
  const fields = [...children].map(([name, tree]) => ({ name, type: write(name, tree) }));
  const text = interfaces.join('\n\n');
  const code = text.replace(/\/\*\*.*?\*\//gsu, '');
  const types = typeNames.filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(code));
  return [
    "import type { Call, SettlingCall } from '../core/call.ts';",
    "import type { List } from '../core/list.ts';",
    "import type { CallOptions } from '../core/options.ts';",
    "import type { OperationTable } from '../core/resource.ts';",
    "import { operations } from './operations.ts';",
    `import type { ${types.sort().join(', ')} } from './types.ts';\n`,
    text,
    '\n/** The resources of a client. */\nexport class Resources {',
    ...fields.map(({ name, type }) => `readonly ${name}: ${type};`),
    '\nconstructor(bind: <Resource>(table: OperationTable, name: string) => Resource) {',
    ...fields.map(({ name }) => `this.${name} = bind(operations.${name}, '${name}');`),
    '}\n}',
  ].join('\n');
}

function methodLine({
  method,
  pathParams,
  params,
  returns,
  summary,
  description,
}: Endpoint): string {
  const inputs = [
    ...pathParams.map((name) => `${name}: string`),
    ...(params === null ? [] : [`params${params.required ? '' : '?'}: ${params.name}`]),
    'options?: CallOptions',
  ];
  return `${comment([summary, description])}${method}(${inputs.join(', ')}): ${returns};\n`;
}

function errorsFile(): string {
  const codes = Object.entries(errorCodes);
  const retried = codes.filter(([code, { retry }]) => retry && code !== 'internal_error');
  return [
    '/** Codes of errors of the API. */',
    `export type ErrorCode = ${codes.map(([code]) => `'${code}'`).join(' | ')};\n`,
    '/** Codes after which the same call can succeed later. */',
    `export const retryableCodes: readonly string[] = [${retried.map(([code]) => `'${code}'`).join(', ')}];`,
  ].join('\n');
}

function eventsFile(): string {
  const kinds = eventKinds.map((kind) => {
    const { summary, data } = eventRegistry[kind];
    return `${comment([summary])}'${kind}': ${typeOf(jsonSchema(data, 'output'))};`;
  });
  return [
    '/** The `data` of each kind of event. */',
    `export interface EventData {\n${kinds.join('\n')}\n}\n`,
    '/** An event as a webhook receives it; `kind` says which `data` it holds. */',
    'export type WebhookEvent = {',
    '[Kind in keyof EventData]: {',
    '/** The same for every attempt. */\nid: string;\nkind: Kind;\ncreated_at: string;\naccount_id: string;',
    'organization_id: string | null;\ndata: EventData[Kind];',
    '};\n}[keyof EventData];',
  ].join('\n');
}
