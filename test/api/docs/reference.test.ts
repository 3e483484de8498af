import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { exampleBodies, exampleQueries } from '../../../api/docs/example-bodies.ts';
import { referenceOf } from '../../../api/docs/reference-of.ts';
import { clientMethods } from '../../../api/client-methods.ts';
import { buildOpenApi } from '../../../api/openapi/openapi.ts';
import { routes } from '../../../api/routes.ts';
import { actions } from '../../../cli/generated/actions.ts';
import { parseCommand } from '../../../cli/parse.ts';
import { paramsOf } from '../../../cli/params.ts';
import { eventKinds } from '../../../domain/webhooks/events/registry.ts';
import type { Operation } from '../../../pages/docs/reference.ts';
import { referencePage } from '../../../pages/docs/page.tsx';

const base = 'https://api.example.com';
const reference = referenceOf({ routes, document: buildOpenApi(routes), base });
const operations = reference.areas.flatMap(({ resources }) =>
  resources.flatMap((resource) => resource.operations),
);
const page = referencePage(reference, { css: '/style.css', js: '/start.js' });
const withBody = routes.filter(({ declaration }) => declaration.body !== undefined);

interface Json {
  operationId: string;
}

/** Messages of the compiler about programs that use the client. */
function problemsOf(programs: readonly string[]): string[] {
  const folder = fileURLToPath(new URL('../../../', import.meta.url));
  const file = `${folder}reference-examples.ts`;
  const functions = programs.map((text, at) => {
    const lines = text.split('\n').filter((line) => !line.startsWith('import '));
    return `export async function program${at}() {\n${lines.join('\n')}\n}`;
  });
  const source = `import { Openrole } from './sdk/index.ts';\n${functions.join('\n')}`;
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${folder}tsconfig.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    folder,
  );
  const strict = { ...options, noEmit: true, incremental: false, noUnusedLocals: false };
  const host = ts.createCompilerHost(strict);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.readFile = (path) => (path === file ? source : readFile(path));
  host.fileExists = (path) => path === file || fileExists(path);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...more) =>
    path === file
      ? ts.createSourceFile(path, source, ts.ScriptTarget.ESNext)
      : getSourceFile(path, ...more);
  const program = ts.createProgram([file], strict, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The words of a command as a shell reads them. */
function shellWords(command: string): string[] {
  const script = command.replace(/^(openrole|curl)/, "printf '%s\\0'");
  const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

function bodyOf({ exampleBody }: Operation): object | undefined {
  return exampleBody === null ? undefined : (JSON.parse(exampleBody) as object);
}

/** curl sends GET by itself, and POST with `--json`. */
function statedVerb({ verb, exampleBody }: Operation): string | undefined {
  return verb === 'GET' || (verb === 'POST' && exampleBody !== null) ? undefined : verb;
}

/** The verb and body that curl sends. */
function callOf({ examples }: Operation) {
  const words = shellWords(examples?.curl ?? '');
  const after = (word: string) =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const json = after('--json');
  return { verb: after('-X'), body: json === undefined ? undefined : (JSON.parse(json) as object) };
}

/** The parameters that the command line reads from its example; a file is not read. */
async function paramsOfCommand(id: string, { examples }: Operation) {
  const { use } = parseCommand(shellWords(examples?.command ?? ''));
  const method = clientMethods[id as keyof typeof clientMethods];
  const { options = [] } = actions.find((action) => action.method === method) ?? {};
  const { file, ...values } = use?.values ?? {};
  const params = await paramsOf(
    options.filter(({ name }) => name !== 'file'),
    values,
  );
  return { ...params, file };
}

/** Promise: the reference shows every operation, event, object and error, with an address of its own. */
describe('the reference', () => {
  it('has the operations of the OpenAPI document, each once', () => {
    const { paths } = buildOpenApi(routes);
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const shown = operations.flatMap(({ verb, path, aliases }) =>
      [path, ...aliases.map((alias) => alias.path)].map((one) => `${verb} ${one}`),
    );
    expect([...shown].sort()).toEqual([...documented].sort());
  });

  it('has an address for every name of the OpenAPI document, and no address twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids.length).toBe(new Set(ids).size);
    const { paths } = buildOpenApi(routes) as { paths: Record<string, Record<string, Json>> };
    for (const methods of Object.values(paths)) {
      for (const { operationId } of Object.values(methods)) expect(ids).toContain(operationId);
    }
    for (const kind of eventKinds) expect(ids).toContain(`event-${kind}`);
  });

  it('links to places of the page that exist', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(links.length).toBeGreaterThan(operations.length);
    expect([...new Set(links)].filter((link) => !ids.has(link))).toEqual([]);
  });

  it('has the text of every parameter in the HTML', () => {
    for (const { parameters } of operations) {
      for (const { name } of parameters) expect(page).toContain(`data-parameter="${name}"`);
    }
  });
});

/** Promise: an example is a call that the API, the client and the command line take. */
describe('the examples', () => {
  it.each(withBody.map(({ declaration }) => [declaration.name, declaration] as const))(
    'have a body that %s takes',
    (name, declaration) => {
      const body = exampleBodies[name as keyof typeof exampleBodies];
      expect(body).toBeDefined();
      expect(declaration.body?.safeParse(body).error?.issues ?? []).toEqual([]);
    },
  );

  it('belong to operations that exist and take a body', () => {
    const names = new Set(withBody.map(({ declaration }) => declaration.name));
    expect(Object.keys(exampleBodies).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(exampleQueries).filter((name) => !(name in clientMethods))).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'of %s are words of a shell that mean the call',
    async (id, operation) => {
      const body = bodyOf(operation);
      expect(callOf(operation)).toEqual({ body, verb: statedVerb(operation) });
      const { file, ...params } = await paramsOfCommand(id, operation);
      const isFile = body !== undefined && 'filename' in body;
      expect(file).toBe(isFile ? body.filename : undefined);
      expect(params).toMatchObject(isFile ? {} : (body ?? {}));
    },
  );

  it('compile with the client', () => {
    const programs = operations.map(({ examples }) => examples?.typescript ?? '');
    expect(problemsOf(programs)).toEqual([]);
    expect(problemsOf(["await new Openrole().candidates.create({ nam: 'x' });"])).toHaveLength(1);
  });
});
