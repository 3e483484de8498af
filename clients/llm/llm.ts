import type { ModelTask, TokenUsage } from '../../domain/model/model-task.ts';

/** Provider, model and limits. */
export interface LlmSettings {
  provider: 'offline' | 'openai' | 'anthropic' | 'openai-compatible';
  /** The model's name at the provider. */
  model: string;
  apiKey: string | null;
  /** Base URL of the provider; null for its default. */
  baseUrl: string | null;
  timeoutMs: number;
}

/** A model's output, validated against the schema of its task. */
export interface ModelAnswer<Output> {
  value: Output;
  /** As the provider reports it, else an estimate. */
  usage: TokenUsage;
}

/** A language model (decision 0018). */
export interface Llm {
  /** Name in responses and usage records; `offline` for the built-in writer. */
  readonly model: string;
  /**
   * Makes one request. The caller decides about retries. `turn` is sent as `Idempotency-Key`, so that a provider can
   * recognise a repeat. Throws `ModelFailure`.
   */
  run<I, O>(task: ModelTask<I, O>, input: I, turn?: string): Promise<ModelAnswer<O>>;
  close(): Promise<void>;
}
