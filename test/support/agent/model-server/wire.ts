import { z } from 'zod';
import type { Reply } from './replies.ts';

/** The part of a request that tests use. */
export interface Question {
  /** Name of the task, if the format has it. */
  task: string | null;
  /** JSON schema of the response, if the format has it. */
  schema: unknown;
  system: string;
  prompt: string;
  maxTokens: number | null;
  /** Names of the functions that the model may call. */
  functions: string[];
}

/** The wire format of one kind of provider. */
export interface WireFormat {
  path: string;
  readQuestion(body: unknown): Question;
  answerOf(reply: Reply, model: string): unknown;
}

const openAiMessage = z.object({ role: z.string(), content: z.unknown() });
const openAiRequest = z.object({
  messages: z.array(openAiMessage),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  tools: z.array(z.object({ function: z.object({ name: z.string() }) })).default([]),
  response_format: z
    .object({ json_schema: z.object({ name: z.string(), schema: z.unknown() }).optional() })
    .optional(),
});

const openAiStops = { done: 'stop', length: 'length', refusal: 'stop' };

/** Chat completions, which most other providers use too. */
export const openAi: WireFormat = {
  path: '/v1/chat/completions',
  readQuestion(body) {
    const request = openAiRequest.parse(body);
    const textOf = (role: string) =>
      request.messages
        .flatMap((message) => (message.role === role ? [textIn(message.content)] : []))
        .join('\n');
    return {
      task: request.response_format?.json_schema?.name ?? null,
      schema: request.response_format?.json_schema?.schema ?? null,
      system: textOf('system'),
      prompt: textOf('user'),
      maxTokens: request.max_tokens ?? request.max_completion_tokens ?? null,
      functions: request.tools.map((one) => one.function.name),
    };
  },
  answerOf({ text, stop, usage, calls = [] }, model) {
    const said =
      stop === 'refusal' ? { content: null, refusal: text } : { content: text, refusal: null };
    const tool_calls = calls.map(({ name, args }, at) => ({
      id: `call_${at}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    }));
    const message = { ...said, ...(calls.length > 0 && { tool_calls }) };
    return {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', ...message },
          finish_reason: calls.length > 0 ? 'tool_calls' : openAiStops[stop],
        },
      ],
      ...(usage !== null && {
        usage: {
          prompt_tokens: usage.input,
          completion_tokens: usage.output,
          total_tokens: usage.input + usage.output,
        },
      }),
    };
  },
};

const anthropicRequest = z.object({
  system: z.unknown(),
  messages: z.array(openAiMessage),
  max_tokens: z.number(),
  tools: z.array(z.object({ name: z.string() })).default([]),
});

const anthropicStops = { done: 'end_turn', length: 'max_tokens', refusal: 'refusal' };

/** Messages, Anthropic's format. */
export const anthropic: WireFormat = {
  path: '/v1/messages',
  readQuestion(body) {
    const request = anthropicRequest.parse(body);
    return {
      task: null,
      schema: null,
      system: textIn(request.system),
      prompt: request.messages.map(({ content }) => textIn(content)).join('\n'),
      maxTokens: request.max_tokens,
      functions: request.tools.map(({ name }) => name),
    };
  },
  answerOf({ text, stop, usage, calls = [] }, model) {
    const said = text === '' ? [] : [{ type: 'text', text }];
    const used = calls.map(({ name, args }, at) => ({
      type: 'tool_use',
      id: `toolu_${at}`,
      name,
      input: args,
    }));
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: stop === 'refusal' ? [] : [...said, ...used],
      stop_reason: calls.length > 0 ? 'tool_use' : anthropicStops[stop],
      stop_sequence: null,
      usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
    };
  },
};

const parts = z.array(z.object({ text: z.string() }));

function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  return parts
    .parse(content)
    .map(({ text }) => text)
    .join('\n');
}
