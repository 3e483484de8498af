import type { ModelTask, TokenUsage } from '../../domain/model/model-task.ts';

/** Who answers, and within what bounds. */
export interface LlmSettings {
  provider: 'offline' | 'openai' | 'anthropic' | 'openai-compatible';
  /** The model's name at the provider. */
  model: string;
  apiKey: string | null;
  /** Where the provider is; null for its own address. */
  baseUrl: string | null;
  timeoutMs: number;
}

/** What a model wrote, checked against the schema of its task. */
export interface ModelAnswer<Output> {
  value: Output;
  /** As the provider reports it; an estimate where it does not. */
  usage: TokenUsage;
}

/** A language model (decision 0018). */
export interface Llm {
  /** Its name as answers and usage tell it; `offline` for the writer without one. */
  readonly model: string;
  /**
   * One answer, asked for once: who calls decides about retries. `turn` goes along as `Idempotency-Key`, so that
   * a provider can tell a repeated question. Throws `ModelFailure`.
   */
  run<I, O>(task: ModelTask<I, O>, input: I, turn?: string): Promise<ModelAnswer<O>>;
  close(): Promise<void>;
}
