import { randomUUID } from 'node:crypto';
import { buildPosting, call, type Json } from '../hiring/employer.ts';
import type { Sample, Samples, World } from './sample-call.ts';

const email = { key: 'email', label: 'E-mail', type: 'email', required: true };

/** A new session for each call, ready for approval. */
async function makeSession({ api, employer }: World): Promise<string> {
  const { id: job_id } = await buildPosting(api, employer, { application_fields: [email] });
  const body = { action: 'start', job_id, wait_s: 20 };
  const made = await call(api, employer.key, { method: 'POST', path: '/jobs/apply', body });
  return made.body.data['id'] as string;
}

function session(body?: Json): Sample {
  return async (world) => ({
    params: { id: await makeSession(world) },
    ...(body !== undefined && { body }),
  });
}

/** A new chat for each call, which waits for a person. */
async function makeChat({ api, employer }: World, message = 'Which roles are open?') {
  const body = { message, wait_s: 20 };
  const made = await call(api, employer.key, { method: 'POST', path: '/v1/agent/chats', body });
  return made.body.data as { id: string; actions: { id: string }[] };
}

function chat(body?: Json): Sample {
  return async (world) => ({
    params: { id: (await makeChat(world)).id },
    ...(body !== undefined && { body }),
  });
}

/** A name that shares no word with another one, so that a chat knows who is meant. */
function newName(): string {
  const letters = randomUUID()
    .replaceAll(/[^0-9a-f]/gu, '')
    .replaceAll(/[0-9]/gu, toLetter);
  const word = (from: number) =>
    `${letters.charAt(from).toUpperCase()}${letters.slice(from + 1, from + 8)}`;
  return `${word(0)} ${word(10)}`;
}

const toLetter = (digit: string) => 'ghijklmnop'.charAt(Number(digit));

/** A chat that proposes a note to a new candidate. */
async function proposedAction(world: World) {
  const { api, employer } = world;
  const name = newName();
  const body = { name, email: `${name.replace(' ', '.').toLowerCase()}@example.com` };
  await call(api, employer.key, { method: 'POST', path: '/candidates', body });
  const { id, actions } = await makeChat(world, `Add a note to ${name}: Call back on Monday`);
  return { params: { id }, body: { action_id: actions[0]?.id } };
}

/** The events of a chat that has ended, so that the stream ends. */
async function endedChat(world: World) {
  const { id } = await makeChat(world);
  const { api, employer } = world;
  await call(api, employer.key, { method: 'POST', path: `/v1/agent/chats/${id}/stop`, body: {} });
  return { params: { id } };
}

const writtenResume = {
  basics: { name: 'Tomas Berg' },
  work: [{ name: 'Kestrin Ltd', position: 'Welder', startDate: '2019-03' }],
};

/** A new document for each call. */
function document(path: string): Sample {
  return async ({ api, employer }) => {
    const body = { resume: writtenResume, format: 'md' };
    const made = await call(api, employer.key, { method: 'POST', path, body });
    return { params: { id: made.body.data['id'] as string } };
  };
}

export const agentSamples: Samples = {
  listTools: () => ({}),
  callTool: () => ({ body: { name: 'search_jobs', arguments: { q: 'engineer', limit: 2 } } }),
  applyWithAi: async ({ api, employer }) => {
    const { id: job_id } = await buildPosting(api, employer);
    return { body: { action: 'start', job_id } };
  },
  listApplySessions: () => ({ query: { limit: '5' } }),
  getApplySession: session(),
  continueApplySession: session({ message: 'Please be brief.' }),
  approveApplySession: session({ wait_s: 1 }),
  stopApplySession: session(),
  startChat: () => ({ body: { message: 'Which roles are open?' } }),
  listChats: () => ({ query: { limit: '5' } }),
  getChat: chat(),
  followChatEvents: endedChat,
  sendChatMessage: chat({ message: 'And how many candidates do I have?' }),
  approveChatAction: proposedAction,
  rejectChatAction: proposedAction,
  stopChat: chat({}),
  deleteChat: chat(),
  createResume: () => ({ body: { resume: writtenResume, format: 'md' } }),
  listResumes: () => ({ query: { limit: '5' } }),
  getResume: document('/v1/resumes'),
  createCoverLetter: ({ job }) => ({
    body: { resume: writtenResume, job_id: job.id, format: 'txt' },
  }),
  listCoverLetters: () => ({}),
  getCoverLetter: document('/v1/cover-letters'),
};
