export { createLlm } from './create-llm.ts';
export type { Llm, ModelAnswer } from './llm.ts';
