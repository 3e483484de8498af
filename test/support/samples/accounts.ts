import { fileUrl } from '../../../services/files/file-links.ts';
import { useJsonResume } from '../../../services/hiring/resume/replace-resume.ts';
import { saveFile } from '../../../storage/files/files.ts';
import { call } from '../hiring/employer.ts';
import { keyOf, type Sample, type Samples, type World } from './sample-call.ts';

const endpoint = { url: 'https://hooks.example.com/openrole', event_kinds: ['*'] };

async function makeId(world: World, path: string, body?: unknown): Promise<string> {
  const made = await call(world.api, keyOf(world), { method: 'POST', path, body });
  return made.body.data['id'] as string;
}

/** An endpoint that is there already, or one of its own: an account may have only so many. */
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

const jsonResume = { resume: { basics: { name: 'Tomas Berg' } } };

const resume: Sample = async (world) => {
  const { stores } = world.api.ctx;
  await useJsonResume({ stores }, world.employer.key.accountId, jsonResume.resume);
  return {};
};

/** A stored file whose text is JSON, as the sweep reads answers. */
const file: Sample = async ({ api, employer }) => {
  const { id } = await saveFile(api.ctx.stores, {
    accountId: employer.key.accountId,
    contentType: 'text/plain',
    content: Buffer.from('"A letter."'),
  });
  const url = fileUrl(api.ctx, { id, name: 'letter.txt' });
  return { params: { token: url.slice(url.lastIndexOf('/') + 1) } };
};

export const platformSamples: Samples = {
  getAccount: () => ({}),
  updateAccount: () => ({ body: { location: 'Malmö' } }),
  getAccountResume: resume,
  putAccountResume: () => ({ body: jsonResume }),
  deleteAccountResume: () => ({}),
  getAccountResumeStatus: resume,
  logOutTools: () => ({}),
  listAuditLog: () => ({ query: { limit: '5' } }),
  getFile: file,
  getUsage: () => ({ query: { month: '2026-11' } }),
  listLedger: () => ({}),
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
};
