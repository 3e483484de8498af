export { createLlm } from './create-llm.ts';
export type { Llm } from './llm.ts';
