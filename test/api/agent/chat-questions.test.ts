import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { questions } from '../../../domain/agent/chat/planner/questions.ts';
import { chatClient, type ChatData } from '../../support/agent/chat-client.ts';
import { seedAccount, type SeededAccount } from '../../support/agent/seeded-account.ts';
import { buildKey } from '../../support/factories.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startWorkedApi, type WorkedApi } from '../../support/worked-api.ts';

const FIND = 'Find remote TypeScript jobs in Germany';

/** The right answer to a question on the seeded account, in either language. */
interface Right {
  /** Is in the answer. */
  has?: readonly string[];
  /** Is not in the answer. */
  hasNot?: readonly string[];
  /** The arguments of the proposed action. */
  proposes?: (account: SeededAccount) => Record<string, unknown>;
  /** Facts of the German question where it asks for something else. */
  german?: readonly string[];
}

const all = ['Ada Okafor', 'Jonas Brandt', 'Per Dahl', 'Mira Lindgren', 'Tove Strand'];
const only = (...names: string[]): Right => ({
  has: names,
  hasNot: all.filter((name) => !names.includes(name)),
});
const ferry = all.slice(0, 3);

/** By the English question. Each was worked out by hand from what the account was seeded with. */
const right: Record<string, Right> = {
  [FIND]: {
    has: ['2', 'TypeScript Engineer, Kestrin', 'TypeScript Developer, Nordlicht'],
    hasNot: ['React Developer', 'Nurse'],
  },
  'Are there nurse jobs near Leeds?': {
    has: ['Staff Nurse, Aire Clinic'],
    german: ['Pflegefachkraft, Nordlicht'],
  },
  'Tell me more about the first': { has: ['TypeScript Engineer', '70000', 'PostgreSQL'] },
  'What does the second one pay?': { has: ['61000', '66000', 'EUR'] },
  'Which skills does the first one require?': { has: ['TypeScript, PostgreSQL'] },
  'How many React jobs are there in Berlin?': { has: ['1'], hasNot: ['2', '3'] },
  'Which companies have the most jobs in Germany?': {
    has: ['Kestrin: 2', 'Nordlicht: 2'],
    hasNot: ['Aire Clinic'],
  },
  'What are the most frequent titles in Berlin?': {
    has: ['TypeScript Engineer: 1', 'React Developer: 1'],
    hasNot: ['Staff Nurse'],
  },
  'Which countries have the most nurse jobs?': { has: ['GB: 1'], german: ['DE: 4', 'GB: 1'] },
  'Show my applications': {},
  'Where have I applied?': {},
  'Show my candidates': only(...all),
  'How many candidates do we have?': { has: ['5'] },
  'Which candidates are at interview?': only('Ada Okafor'),
  'How many applicants are in screening?': { has: ['1'] },
  'Who was rejected?': only('Per Dahl'),
  'Which candidates know Welding?': only('Jonas Brandt'),
  'Candidates with Docker': only('Jonas Brandt'),
  'Who applied this week?': only(...all.filter((name) => name !== 'Per Dahl')),
  'How many people applied in the last 7 days?': { has: ['4'] },
  'Who applied to the ferry role?': only(...ferry),
  'Who applied to the ferry role this week and has Norwegian?': {
    has: ['Ada Okafor'],
    hasNot: ['Per Dahl', 'Mira Lindgren'],
  },
  'Who of the applicants for the deckhand role answered yes to licence?': only('Mira Lindgren'),
  'Who is Ada Okafor?': { has: ['Ada Okafor', 'ada@sea.example', 'Norwegian', 'interview'] },
  "What is Ada Okafor's phone number?": { has: ['+442079460011'] },
  'At which stage is Jonas?': { has: ['Jonas Brandt', 'screening'] },
  'Show the notes about Ada': { has: ['Prefers mornings'] },
  'Show our roles': {
    has: ['4', 'Ferry Captain', 'Deckhand', 'Harbour Engineer', 'Harbour Pilot'],
  },
  'Which of our roles are drafts?': { has: ['1', 'Harbour Pilot'], hasNot: ['Deckhand'] },
  'How many open roles do we have?': { has: ['3'] },
  'When does the ferry role close?': { has: ['Ferry Captain', '2031-12-15'] },
  'How much did we spend?': { has: ['$1.00', '$0.00'] },
  'Show my usage': { has: ['$1.00'] },
  'Move Ada to the offer stage': {
    proposes: ({ people }) => ({ candidate_id: people['ada'], stage: 'offer' }),
  },
  'Reject Jonas Brandt': {
    proposes: ({ people }) => ({ candidate_id: people['jonas'], stage: 'rejected' }),
  },
  'Add a note to Ada: call back on Monday': {
    proposes: ({ people }) => ({
      candidate_id: people['ada'],
      body: expect.stringMatching(/^(?:call back on Monday|am Montag zurückrufen)$/),
    }),
  },
  'Email Jonas: we meet at ten': {
    proposes: ({ people }) => ({
      to: [people['jonas']],
      body_text: expect.stringMatching(/^(?:we meet at ten|Wir treffen uns um zehn\.)$/),
    }),
  },
  'Publish the pilot role': { proposes: ({ roles }) => ({ job_id: roles['pilot'] }) },
  'Close the ferry role': { proposes: ({ roles }) => ({ job_id: roles['captain'] }) },
  'Find remote jobs in Germany and draft an application to the first': {
    proposes: () => ({ action: 'start' }),
  },
  'Write a résumé for the first job': {},
  'Write me a cover letter for the first job': {},
  'What can you do?': {},
};

const asked = questions.flatMap((question) => {
  const { has = [], german = has, ...rest } = right[question.english] ?? {};
  const common = { ...rest, english: question.english, tool: question.tool };
  return [
    { ...common, message: question.english, has },
    { ...common, message: question.german, has: german },
  ];
});

/** Promise: without a model, every published question is answered right from the account's own records. */
describe('the published questions on a seeded account', () => {
  let worked: WorkedApi;
  let account: SeededAccount;
  beforeAll(async () => {
    worked = await startWorkedApi({ settings: { TRUST_PROXY: '1' } });
    const owner = await buildKey(worked.api.ctx.stores, {}, 1_000_000);
    account = await seedAccount(worked.api, owner);
  }, 180_000);
  afterAll(async () => {
    await dropMarket(worked.api.ctx.stores);
    await worked.close();
  });

  /** The chat after a message; a search comes first where the message speaks of its list. */
  async function ask(message: string): Promise<ChatData> {
    const chats = chatClient(worked.api, account.key);
    const isOfList = /\b(?:first|second|erste|zweite)\b/.test(message) && !/^Find/.test(message);
    const { body } = await chats.start(isOfList ? FIND : message);
    return isOfList ? (await chats.say(body.data.id, message)).body.data : body.data;
  }

  it('each has its answer here', () => {
    expect(Object.keys(right)).toEqual(questions.map(({ english }) => english));
  });

  it.each(asked)('$message', async ({ message, tool, has, hasNot = [], proposes }) => {
    const { messages, tool_calls: calls, actions } = await ask(message);
    const said = messages.at(-1)?.text ?? '';
    const used = [...calls, ...actions].map((one) => one.tool);
    expect([used.at(-1) ?? null, messages.at(-1)?.removed]).toEqual([tool, []]);
    expect({ said, lacks: has.filter((fact) => !said.includes(fact)) }).toEqual({
      said,
      lacks: [],
    });
    expect(hasNot.filter((fact) => said.includes(fact))).toEqual([]);
    if (proposes !== undefined) {
      expect(actions.map((one) => one.arguments)).toMatchObject([proposes(account)]);
    }
  });
});
