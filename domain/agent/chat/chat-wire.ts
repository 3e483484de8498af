import { z } from 'zod';
import { paragraph } from '../../common/text/input-text.ts';
import { usageMembers } from '../paid-turn.ts';
import { storedErrorSchema } from '../stored-error.ts';
import { actionStatuses } from './chat.ts';
import { chatStatuses } from './chat-lifecycle.ts';

/** Characters of a message. */
const MAX_CHARACTERS = 4_000;
const MAX_REASON = 1_000;

const time = z.iso.datetime();

/** A member `message` of a request. */
export const messageMember = paragraph(MAX_CHARACTERS).meta({
  example: 'Who applied to the ferry role this week and has a licence?',
});
export const reasonMember = paragraph(MAX_REASON).exactOptional();
export const actionIdMember = z.string().meta({ example: 'act_0NaQ8xT2v7Bd1kZp4mXw' });

/** The record that the user looks at: one of both. */
export const contextMember = z
  .strictObject({ job_id: z.string().exactOptional(), candidate_id: z.string().exactOptional() })
  .refine(
    ({ job_id: job, candidate_id: candidate }) => job === undefined || candidate === undefined,
    'names a job or a candidate, not both',
  )
  .exactOptional()
  .meta({
    maxProperties: 1,
    description:
      'What the user looks at: a posting or candidate of the account, or an open job of the market.',
  });

const author = z
  .object({ kind: z.enum(['api_key', 'user']), id: z.string(), name: z.string().nullable() })
  .nullable();

const head = {
  id: z.string().meta({ example: 'cht_0NaQ8xT2v7Bd1kZp4mXw' }),
  title: z.string(),
  status: z.enum(chatStatuses),
  context: z.object({ job_id: z.string().nullable(), candidate_id: z.string().nullable() }),
  usage: z.object({
    ...usageMembers,
    turn_limit_usd_micros: z.int().meta({ description: 'Highest cost of one answer.' }),
    chat_limit_usd_micros: z.int().meta({ description: 'Highest cost of the chat.' }),
  }),
  error: storedErrorSchema.nullable(),
  created_at: time,
  updated_at: time,
  expires_at: time.nullable(),
  version: z.int().meta({ description: 'Increases with every change.' }),
};

/** A row of GET /v1/agent/chats. */
export const chatRowSchema = z.object(head);
chatRowSchema.register(z.globalRegistry, { id: 'ChatRow' });

const toolArguments = z.record(z.string(), z.unknown());
const toolResult = z.record(z.string(), z.unknown()).nullable();

/** The wire form of a chat. */
export const chatSchema = z.object({
  ...head,
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'agent']),
      text: z.string(),
      citations: z.array(
        z.object({
          tool_call_id: z.string().nullable().meta({ description: 'null: the user’s own words.' }),
          path: z.string().meta({ description: 'JSON Pointer into the tool’s result.' }),
          quote: z.string(),
        }),
      ),
      removed: z
        .array(z.string())
        .meta({ description: 'Sentences taken out, because no source supports them.' }),
      at: time,
    }),
  ),
  tool_calls: z.array(
    z.object({
      id: z.string(),
      tool: z.string(),
      arguments: toolArguments,
      status: z.enum(['running', 'done', 'failed']),
      summary: z.string(),
      result: toolResult,
      at: time,
    }),
  ),
  actions: z.array(
    z.object({
      id: z.string(),
      tool: z.string(),
      arguments: toolArguments,
      status: z.enum(actionStatuses),
      result: toolResult,
      reason: z.string().nullable().meta({ description: 'Why it was rejected, or failed.' }),
      decided_by: author,
      decided_at: time.nullable(),
      at: time,
    }),
  ),
});
chatSchema.register(z.globalRegistry, { id: 'Chat' });
