import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { buildOpenApi } from '../../api/openapi/openapi.ts';
import { routes } from '../../api/routes.ts';
import { eventBody } from '../../domain/webhooks/events/event.ts';
import { eventKinds, eventRegistry } from '../../domain/webhooks/events/registry.ts';
import { exampleEvent } from '../support/webhooks/webhook-bench.ts';

interface Published {
  summary: string;
  requestBody: {
    content: Record<string, { schema: { required: string[] }; example: { data: unknown } }>;
  };
}

/** Promise: every kind of event is documented with schema and example. */
describe('the published registry of events', () => {
  const webhooks = buildOpenApi(routes).webhooks as Record<string, { post: Published }>;
  const page = readFileSync(join(__dirname, '../../docs/events.md'), 'utf8');

  it('has every kind and no other', () => {
    expect(Object.keys(webhooks)).toEqual(eventKinds);
    const headings = [...page.matchAll(/^## ([a-z_]+\.[a-z_]+)$/gm)].map(([, kind]) => kind);
    expect(headings).toEqual(eventKinds);
  });

  it.each(eventKinds)('%s with its schema and an example', (kind) => {
    const { summary, requestBody } = webhooks[kind]?.post as Published;
    const { schema, example } = requestBody.content['application/json'] ?? {};
    expect(summary).toBe(eventRegistry[kind].summary);
    const sent = Object.keys(JSON.parse(eventBody(exampleEvent(kind, 'acc_1'))) as object);
    expect(schema?.required).toEqual(sent);
    expect(Object.keys(example ?? {})).toEqual(sent);
    expect(z.safeParse(eventRegistry[kind].data, example?.data).success).toBe(true);
    // Prettier keeps short lists on one line.
    const told = page
      .slice(page.indexOf(`## ${kind}\n`))
      .split('```')[1]
      ?.replace('json', '');
    expect(JSON.parse(told ?? '')).toEqual(eventRegistry[kind].example);
  });
});
