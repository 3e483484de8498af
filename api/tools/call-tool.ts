import { z } from 'zod';
import { RESUME_BODY_BYTES, RESUME_BODY_NODES } from '../../domain/resume/resume-upload.ts';
import { documentedErrors } from '../openapi/openapi.ts';
import { defineRoute } from '../route.ts';
import { tools } from './registry.ts';
import { runTool } from './run-tool.ts';

const errors = tools.flatMap(({ routes }) =>
  routes.flatMap(({ declaration }) => documentedErrors(declaration)),
);

export const callTool = defineRoute(
  {
    name: 'callTool',
    method: 'post',
    path: '/v1/agent/tool',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    body: z.strictObject({
      name: z.string().meta({ example: 'search_jobs' }),
      arguments: z
        .record(z.string(), z.unknown(), { error: 'must be an object of arguments by name' })
        .default({})
        .meta({ example: { title: 'engineer,-Senior', location: 'Germany' } }),
    }),
    maxBodyBytes: RESUME_BODY_BYTES,
    maxBodyNodes: RESUME_BODY_NODES,
    idempotent: true,
    response: z.object({
      data: z
        .record(z.string(), z.unknown())
        .meta({ description: "The tool's result: a record, or a list with its meta." }),
    }),
    errors,
    summary: 'Run one tool by name.',
    description:
      "Scopes, quotas, prices and errors are those of the tool's endpoint, and the call is metered like that endpoint. The key needs that endpoint's scope too. The status is 200, also if the endpoint returns 201.",
  },
  async ({ body, ctx, caller, requestId, headers, run }) => {
    const { result } = await runTool(body, { ctx, caller, requestId, headers, run });
    return { body: { data: result } };
  },
);
