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
    access: { scopes: ['jobs:applications'], role: 'interviewer' },
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
    access: { scopes: ['jobs:applications'], role: 'admin' },
    meter: 'platform_calls',
    body: stagesInput,
    response: listOf(stageSchema),
    errors: ['conflict'],
    summary: "Replace the stages of the account's pipeline.",
    description:
      'The list replaces all stages. A stage keeps its identity by its key. A stage with applications cannot be removed, nor change its type between active, hired and archived: 409. The stage applied must stay. An accepted offer moves its application to the stage with takes_accepted_offers, once, unless the application was moved after the offer was accepted.',
  },
  async (call) => {
    const { ctx, caller, body } = call;
    const change = { accountId: accountOf(caller), cause: causeOf(call) };
    const data = await replacePipeline(ctx, change, body.stages);
    return { body: { data, meta: listMeta({}) } };
  },
);
