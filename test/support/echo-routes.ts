import { z } from 'zod';
import { defineRoute } from '../../api/route.ts';

/** Endpoints for tests of promises that no real endpoint of the area exercises. */
const access = { scopes: ['jobs:post'], role: 'viewer' } as const;
const note = z.object({ data: z.object({ text: z.string(), times: z.number() }) });

export const echoGet = defineRoute(
  {
    name: 'echoGet',
    method: 'get',
    path: '/echo',
    access: { anyKey: true, role: 'viewer' },
    query: z.object({ tag: z.array(z.string()).exactOptional(), q: z.string().exactOptional() }),
    repeatable: ['tag'],
    response: z.object({ data: z.object({ tag: z.array(z.string()) }) }),
    summary: 'Answers its tags.',
  },
  ({ query }) => Promise.resolve({ body: { data: { tag: query.tag ?? [] } } }),
);

export const echoPublic = defineRoute(
  {
    name: 'echoPublic',
    method: 'get',
    path: '/public/echo',
    aliases: ['/v1/public/echo'],
    access: { public: { name: 'echo', perMinute: 5 } },
    response: z.object({ data: z.object({}) }),
    summary: 'Answers anyone.',
  },
  () => Promise.resolve({ body: { data: {} } }),
);

/** A POST whose handler the test controls: it counts its runs, waits, or fails. */
export function noteRoute(handle: (text: string, params: { id: string }) => Promise<number>) {
  return defineRoute(
    {
      name: 'createNote',
      method: 'post',
      path: '/notes/{id}',
      aliases: ['/v1/notes/{id}'],
      access,
      idempotent: true,
      status: 201,
      params: z.object({ id: z.string() }),
      query: z.object({ tag: z.string().exactOptional(), q: z.string().exactOptional() }),
      body: z.strictObject({ text: z.string(), more: z.unknown().optional() }),
      response: note,
      find: ({ params }) => Promise.resolve(params.id === 'missing' ? null : params.id),
      summary: 'Keeps a note.',
    },
    async ({ body, params }) => ({
      body: { data: { text: body.text, times: await handle(body.text, params) } },
    }),
  );
}
