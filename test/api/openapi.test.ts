import { describe, expect, it } from '@jest/globals';
import { roleOf } from '../../api/access.ts';
import { buildOpenApi } from '../../api/openapi/openapi.ts';
import { routes } from '../../api/routes.ts';

interface Parameter {
  name: string;
  description: string;
  in: string;
  schema: Record<string, unknown> & { examples?: (string | number | boolean)[] };
}

const { paths, tags } = buildOpenApi(routes);

function parametersOf(path: string, method = 'get'): Parameter[] {
  const operation = paths[path]?.[method] as { parameters: Parameter[] };
  return operation.parameters;
}

function schemaOf(path: string, name: string): unknown {
  const { examples: _examples, ...schema } =
    parametersOf(path).find((parameter) => parameter.name === name)?.schema ?? {};
  return schema;
}

describe('an operation in the document', () => {
  const descriptionOf = (path: string) =>
    (paths[path]?.['get'] as { description: string }).description;

  it('names the role that a member needs', () => {
    expect(descriptionOf('/offers')).toContain('In the console: role recruiter.');
    for (const { declaration } of routes) {
      const { description = '' } = paths[declaration.path]?.[declaration.method] as {
        description?: string;
      };
      expect(description.includes('In the console: role')).toBe(
        roleOf(declaration.access) !== null,
      );
    }
  });

  /** How far a free quota may be exceeded is part of the contract. */
  it('names the quota that it counts in, and its exactness', () => {
    expect(descriptionOf('/jobs')).toContain('uses 1 unit per row of the free quota `search_rows`');
    expect(descriptionOf('/jobs/{id}')).toContain('uses 1 unit of the free quota `job_details`');
    for (const { declaration } of routes) {
      const { description } = paths[declaration.path]?.[declaration.method] as {
        description: string;
      };
      const isMetered = declaration.meter !== undefined;
      expect(description.includes('calls of the last half')).toBe(isMetered);
    }
  });
});

/** A generated client sends numbers and booleans, although a URL holds only text. */
describe('a parameter in the document', () => {
  it.each([
    ['/jobs', 'limit', { type: 'integer', minimum: 1 }],
    ['/companies', 'limit', { type: 'integer', minimum: 1 }],
    ['/jobs', 'posted_within_days', { type: 'integer', minimum: 0, maximum: 36_500 }],
    ['/jobs', 'radius_km', { type: 'number', exclusiveMinimum: 0, maximum: 1_000 }],
    ['/jobs/map', 'west', { type: 'number', minimum: -180, maximum: 180 }],
    ['/jobs', 'has_salary', { type: 'boolean' }],
    ['/jobs/{id}', 'summary', { type: 'boolean' }],
    ['/jobs', 'sort', { type: 'string', enum: ['relevance', 'date'] }],
    ['/jobs', 'currency', { type: 'string', maxLength: 3 }],
    ['/jobs/salary-average', 'currency', { type: 'string', maxLength: 3, default: 'USD' }],
    ['/companies', 'q', { type: 'string', minLength: 2, maxLength: 80 }],
    ['/jobs', 'q', { type: 'string', maxLength: 500 }],
  ])('%s %s has its type', (path, name, schema) => {
    expect(schemaOf(path, name)).toEqual(schema);
  });

  it('says that the currency of an average does not exclude jobs, unlike that of a search', () => {
    const said = (path: string) =>
      parametersOf(path).find(({ name }) => name === 'currency')?.description;
    expect(said('/jobs')).toContain('Only jobs with pay in this currency');
    expect(said('/jobs/salary-average')).not.toContain('Only jobs with pay in this currency');
  });

  it.each(routes.map(({ declaration }) => [declaration.name, declaration] as const))(
    '%s describes each of its parameters',
    (_name, { path, method }) => {
      const unsaid = parametersOf(path, method).filter(({ description }) => description === '');
      expect(unsaid).toEqual([]);
    },
  );

  it.each(routes.map(({ declaration }) => [declaration.name, declaration] as const))(
    '%s accepts its own examples',
    (_name, { path, method, query, params }) => {
      for (const { name, in: place, schema } of parametersOf(path, method)) {
        if (place === 'header') continue;
        const taken = (place === 'path' ? params : query)?.shape[name];
        for (const example of schema.examples ?? []) {
          expect(taken?.safeParse(String(example))).toMatchObject({ success: true });
        }
      }
    },
  );
});

/**
 * Promise: a client that validates against the document can send everything that is accepted and read everything that
 * is sent.
 */
describe('an answer and a limit in the document', () => {
  it('lists exactly the content types of stored files', () => {
    const { responses } = paths['/files/{token}']?.['get'] as {
      responses: Record<string, { content: object }>;
    };
    const office = 'application/vnd.openxmlformats-officedocument';
    expect(Object.keys(responses['200']?.content ?? {}).sort()).toEqual([
      'application/json',
      'application/msword',
      'application/pdf',
      'application/rtf',
      'application/vnd.oasis.opendocument.text',
      `${office}.presentationml.presentation`,
      `${office}.spreadsheetml.sheet`,
      `${office}.wordprocessingml.document`,
      ...['application/x-ndjson', 'application/zip'],
      ...['image/gif', 'image/jpeg', 'image/png', 'image/webp'],
      ...['text/csv', 'text/markdown', 'text/plain'],
    ]);
  });

  it('describes in words where a limit is capped, without a maximum', () => {
    const limits = routes
      .flatMap(({ declaration: { path, method } }) => parametersOf(path, method))
      .filter(({ name }) => name === 'limit');
    expect(limits.length).toBeGreaterThan(10);
    for (const { schema, description } of limits) {
      expect(schema).toEqual({ type: 'integer', minimum: 1 });
      expect(description).toMatch(
        /^Rows per page\. The default is \d+; a number above \d+ is reduced to it\.$/,
      );
    }
  });
});

/** Promise: the document says which bodies are optional and names every success status. */
describe('an operation in the document', () => {
  interface BodySchema {
    properties: Record<string, object>;
  }
  interface Operation {
    parameters: Parameter[];
    requestBody?: { required: boolean; content: Record<string, { schema: BodySchema }> };
    responses: Record<string, object>;
  }
  const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
  const operationOf = ({ path, method }: { path: string; method: string }) =>
    paths[path]?.[method] as Operation;

  it.each([
    ['/candidates', 'name', orNull({ type: 'string', minLength: 1, maxLength: 300 })],
    ['/candidates', 'email', orNull({ type: 'string', format: 'email', maxLength: 300 })],
    ['/jobs/{id}/apply', 'name', { type: ['string', 'null'] }],
  ])('%s describes the values of the member %s', (path, member, expected) => {
    const { requestBody } = operationOf({ path, method: 'post' });
    const schema = requestBody?.content['application/json']?.schema;
    expect(schema?.properties[member]).toMatchObject(expected);
  });

  it('requires a body exactly where a call without one is refused', () => {
    const required = (path: string) => operationOf({ path, method: 'post' }).requestBody?.required;
    expect(required('/candidates')).toBe(true);
    expect(required('/v1/apply-with-ai/{id}/stop')).toBe(false);
  });

  it('has 200 for an open session and 201 for a new one, with the same record', () => {
    const { responses } = operationOf({ path: '/jobs/apply', method: 'post' });
    expect(responses['200']).toEqual(responses['201']);
    expect(responses['200']).toHaveProperty('content');
  });

  it('has If-None-Match and 304 exactly where answers have an ETag', () => {
    const tagged = routes.map(({ declaration }) => declaration).filter(({ tagged }) => tagged);
    expect(tagged.map(({ name }) => name)).toContain('listBoardRoles');
    for (const { declaration } of routes) {
      const { parameters, responses } = operationOf(declaration);
      expect('304' in responses).toBe(declaration.tagged === true);
      const names = parameters.map(({ name }) => name);
      expect(names.includes('If-None-Match')).toBe(declaration.tagged === true);
    }
  });
});

/** Promise: the document lists the statuses of responses. */
describe('a refusal in the document', () => {
  it.each([
    ['/job-boards/{company}/jobs/{idOrSlug}/json-ld', 'get', '410'],
    ['/job-boards/{company}/jobs/{id}/apply', 'post', '400'],
  ])('role_closed of %s %s is %s', (path, method, status) => {
    const { responses } = paths[path]?.[method] as {
      responses: Record<string, { description: string }>;
    };
    const told = Object.entries(responses).filter(([, { description }]) =>
      description.includes('`role_closed`'),
    );
    expect(told.map(([of]) => of)).toEqual([status]);
  });
});

/** The reference page shows one group per scope, each endpoint once; its other paths come last. */
describe('groups of the document', () => {
  it('hold every operation, aliases apart', () => {
    const groups = tags.map(({ name }) => name);
    expect([groups[0], groups.at(-1)]).toEqual(['Job search', 'Other paths']);
    for (const { declaration } of routes) {
      for (const path of [declaration.path, ...(declaration.aliases ?? [])]) {
        const { tags: own } = paths[path]?.[declaration.method] as { tags: string[] };
        expect(groups).toContain(own[0]);
        expect(own[0] === 'Other paths').toBe(path !== declaration.path);
      }
    }
  });
});

/** Promise: the document states the limits of requests. */
describe('a body in the document', () => {
  const boundsOf = (path: string, method: string) =>
    (paths[path]?.[method] as { requestBody: { description: string } }).requestBody.description;

  it.each([
    { path: '/webhooks', method: 'post', size: '1 MiB', nodes: '20,000' },
    { path: '/jobs/post', method: 'post', size: '1 MiB', nodes: '100,000' },
    {
      path: '/job-boards/{company}/jobs/{id}/apply',
      method: 'post',
      size: '8 MiB',
      nodes: '20,000',
    },
    { path: '/account/resume', method: 'put', size: '8 MiB', nodes: '40,000' },
    { path: '/v1/agent/tool', method: 'post', size: '8 MiB', nodes: '40,000' },
  ])('$path states its limits', ({ path, method, size, nodes }) => {
    expect(boundsOf(path, method)).toBe(
      `At most ${size}. JSON may have ${nodes} members and elements in total, 1,000 members in one object, and 32 levels.`,
    );
  });
});
