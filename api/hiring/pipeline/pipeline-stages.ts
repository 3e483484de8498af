import { stageSchema, stagesInput } from '../../../domain/hiring/pipeline/stages.ts';
import { readStages, replacePipeline } from '../../../services/hiring/pipeline/change-pipeline.ts';
import { accountOf, causeOf } from '../../caller.ts';
import { listMeta, listOf } from '../../list-answer.ts';
import { defineRoute } from '../../route.ts';

export const listPipelineStages = defineRoute(
  {
    name: 'listPipelineStages',
    method: 'get',
    path: '/pipeline-stages',
    access: { scopes: ['jobs:applications'] },
    readsOnly: true,
    meter: 'platform_calls',
    response: listOf(stageSchema),
    summary: "List the stages of the account's pipeline in their order.",
  },
  async ({ ctx, caller }) => ({
    body: { data: await readStages(ctx, accountOf(caller)), meta: listMeta({}) },
  }),
);

export const replacePipelineStages = defineRoute(
  {
    name: 'replacePipelineStages',
    method: 'put',
    path: '/pipeline-stages',
    access: { scopes: ['jobs:applications'] },
    meter: 'platform_calls',
    body: stagesInput,
    response: listOf(stageSchema),
    errors: ['conflict'],
    summary: "Replace the stages of the account's pipeline.",
    description:
      'A stage is known by its key. One that applications are at can neither go nor change between active, hired and archived: 409.',
  },
  async (call) => {
    const { ctx, caller, body } = call;
    const change = { accountId: accountOf(caller), cause: causeOf(call) };
    const data = await replacePipeline(ctx, change, body.stages);
    return { body: { data, meta: listMeta({}) } };
  },
);
