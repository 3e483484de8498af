import { z } from 'zod';
import { scopes } from '../../domain/accounts/scopes.ts';
import { defineRoute } from '../route.ts';
import { tools } from './registry.ts';

const schema = z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema (2020-12).' });

const toolSchema = z.object({
  name: z.string().meta({ example: 'search_jobs' }),
  description: z.string(),
  input_schema: schema,
  output_schema: schema,
  scope: z
    .enum(scopes)
    .meta({ description: 'Scope that the key needs in addition to agent:tools.' }),
  billed: z.boolean().meta({ description: 'Whether every call charges AI tokens.' }),
});
toolSchema.register(z.globalRegistry, { id: 'Tool' });

export const listTools = defineRoute(
  {
    name: 'listTools',
    method: 'get',
    path: '/v1/agent/tools',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    readsOnly: true,
    response: z.object({ data: z.array(toolSchema) }),
    summary: 'List the tools of an agent with their JSON schemas.',
    description: 'The MCP server at /mcp offers the same tools.',
  },
  () => {
    const data = tools.map(({ name, description, input, output, scope, billed }) => ({
      name,
      description,
      input_schema: input,
      output_schema: output,
      scope,
      billed,
    }));
    return Promise.resolve({ body: { data } });
  },
);
