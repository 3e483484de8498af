import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  generateText,
  Output,
  type LanguageModel,
  type LanguageModelUsage,
} from 'ai';
import { z } from 'zod';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import {
  questionInWords,
  questionOf,
  readText,
  type ModelQuestion,
} from '../../domain/model/model-question.ts';
import type { FunctionResponse, ModelTask, TokenUsage } from '../../domain/model/model-task.ts';
import { checked, readAnswer } from '../../domain/model/read-answer.ts';
import { usualTokens } from '../../domain/model/token-estimate.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { toolsOf } from './functions.ts';
import type { Llm, LlmSettings, ModelAnswer } from './llm.ts';
import { asModelFailure } from './provider-failure.ts';

// Disables the library's warnings about unsupported settings, which it writes to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The form of a refusal in OpenAI's format. `ai` reads it only from OpenAI itself. */
const refusedAnswer = z.object({
  choices: z.tuple([z.object({ message: z.object({ refusal: z.string().min(1) }) })]),
});

/** A model behind a provider's API, called with the `ai` package. */
export function createProviderLlm(settings: LlmSettings): Llm {
  const bounded = createBoundedFetch(settings.timeoutMs);
  const model = languageModel(settings, bounded.fetch);
  let takesSchemas = true;
  let takesFunctions = true;

  /** Many compatible providers reject schemas. The prompt contains the schema for them. */
  async function answerTo(question: ModelQuestion, asked: Asked): Promise<Answer> {
    if (!takesSchemas) return ask(model, question, asked);
    try {
      return await ask(model, question, { ...asked, output: asWritten(asked.task) });
    } catch (error) {
      if (settings.provider !== 'openai-compatible' || !isBadRequest(error)) throw error;
      const answer = await ask(model, question, asked);
      takesSchemas = false;
      return answer;
    }
  }

  /** The output of a function call or a text; null if the provider takes no functions. */
  async function called<I, O>(
    task: ModelTask<I, O>,
    input: I,
    turn: string | undefined,
  ): Promise<ModelAnswer<O> | null> {
    if (task.calling === undefined || !takesFunctions) return null;
    const question = questionOf(task, input);
    try {
      const answer = await ask(model, question, { task, turn });
      const value = checked(task.calling.read(answer, input), task.schema);
      return { value, usage: usageOf(settings.model, question, answer) };
    } catch (error) {
      if (settings.provider !== 'openai-compatible' || !isBadRequest(error)) throw error;
      return null;
    }
  }

  return {
    model: settings.model,
    async run(task, input, turn) {
      try {
        const byCall = await called(task, input, turn);
        if (byCall !== null) return byCall;
        const question = questionInWords(task, input);
        const answer = await answerTo(question, { task, turn });
        if (task.calling !== undefined) takesFunctions = false;
        const value = readAnswer(answer.text, task.schema);
        return { value, usage: usageOf(settings.model, question, answer) };
      } catch (error) {
        throw asModelFailure(error, Date.now());
      }
    },
    close: () => bounded.close(),
  };
}

function languageModel(settings: LlmSettings, fetch: typeof globalThis.fetch): LanguageModel {
  const { provider, model, apiKey, baseUrl } = settings;
  const key = apiKey === null ? {} : { apiKey };
  const address = baseUrl === null ? {} : { baseURL: baseUrl };
  if (provider === 'anthropic') return createAnthropic({ ...key, ...address, fetch })(model);
  if (provider === 'openai') return createOpenAI({ ...key, ...address, fetch }).chat(model);
  return createOpenAICompatible({
    ...key,
    baseURL: baseUrl ?? '',
    name: provider,
    supportsStructuredOutputs: true,
    fetch,
  })(model);
}

interface Asked {
  task: Pick<ModelTask<never, unknown>, 'name' | 'schema' | 'maxOutputTokens'>;
  turn: string | undefined;
  /** Makes the provider enforce the schema. */
  output?: ReturnType<typeof asWritten>;
}

interface Answer extends FunctionResponse {
  usage: LanguageModelUsage;
}

/**
 * The schema of a task for the provider. The response is parsed here, because the library does not accept code
 * fences.
 */
function asWritten({ name, schema }: Asked['task']) {
  return {
    ...Output.object({ name, schema }),
    parseCompleteOutput: ({ text }: { text: string }) => Promise.resolve(text),
  };
}

function isBadRequest(error: unknown): boolean {
  return APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0);
}

async function ask(
  model: LanguageModel,
  { functions, ...question }: ModelQuestion,
  { task, turn, output }: Asked,
): Promise<Answer> {
  const result = await generateText({
    model,
    ...question,
    maxOutputTokens: task.maxOutputTokens,
    maxRetries: 0,
    // Members of a task's schema may be optional, which OpenAI's strict mode does not support.
    providerOptions: { openai: { strictJsonSchema: false } },
    ...(output !== undefined && { output }),
    ...(functions !== undefined && { tools: toolsOf(functions) }),
    ...(turn !== undefined && { headers: { 'idempotency-key': turn } }),
  });
  const { finishReason, response, text } = result;
  if (finishReason === 'content-filter' || refusedAnswer.safeParse(response.body).success) {
    throw new ModelFailure('refused', 'The model declined to answer this.');
  }
  if (finishReason === 'length') throw new ModelFailure('unreadable', 'The answer is cut off.');
  const calls = result.toolCalls.map(({ toolName: name, input }) => ({
    name,
    arguments: input,
  }));
  return { text, calls, usage: result.totalUsage };
}

/** Token counts as the provider reports them. Missing counts are estimated from prompt and output (decision 0018). */
function usageOf(model: string, question: ModelQuestion, { usage, text }: Answer): TokenUsage {
  return {
    model,
    input: countOr(usage.inputTokens, readText(question)),
    output: countOr(usage.outputTokens, text),
  };
}

function countOr(count: number | undefined, text: string): number {
  return count !== undefined && Number.isSafeInteger(count) && count > 0
    ? count
    : usualTokens(text);
}
