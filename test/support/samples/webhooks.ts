import { call } from '../hiring/employer.ts';
import { keyOf, type Sample, type Samples, type World } from './sample-call.ts';

const endpoint = { url: 'https://hooks.example.com/openrole', event_kinds: ['*'] };

async function makeId(world: World, path: string, body?: unknown): Promise<string> {
  const made = await call(world.api, keyOf(world), { method: 'POST', path, body });
  return made.body.data['id'] as string;
}

/** An existing endpoint, or a new one: their number per account is limited. */
async function webhookId(world: World): Promise<string> {
  const { body } = await call<{ data: { id: string }[] }>(world.api, keyOf(world), {
    path: '/webhooks',
  });
  return body.data[0]?.id ?? makeId(world, '/webhooks', endpoint);
}

const webhook: Sample = async (world) => ({ params: { id: await webhookId(world) } });

const delivery: Sample = async (world) => ({
  params: { id: await makeId(world, `/webhooks/${await webhookId(world)}/test`) },
});

export const webhookSamples: Samples = {
  listWebhooks: () => ({}),
  createWebhook: () => ({ body: endpoint }),
  getWebhook: webhook,
  updateWebhook: async (world) => ({
    ...(await webhook(world)),
    body: { description: 'Candidates for the shop floor' },
  }),
  deleteWebhook: webhook,
  rotateWebhookSecret: webhook,
  testWebhook: webhook,
  recoverWebhook: async (world) => ({
    ...(await webhook(world)),
    body: { since: new Date().toISOString() },
  }),
  listWebhookDeliveries: () => ({ query: { status: 'pending' } }),
  getWebhookDelivery: delivery,
  redeliverWebhook: delivery,
  listEvents: () => ({ query: { kind: 'webhook.ping' } }),
};
