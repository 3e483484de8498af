import type { Tool } from './define-tool.ts';
import { flatten } from './flat-schema.ts';

/** Combines two tools: the second runs when `action` is given, else the first. */
export function withActions(plain: Tool, acting: Tool): Tool {
  return {
    ...plain,
    routes: [...plain.routes, ...acting.routes],
    input: flatten([plain.input, acting.input]),
    output: { type: 'object', anyOf: [plain.output, acting.output] },
    toCall: (given) => (given['action'] === undefined ? plain.toCall(given) : acting.toCall(given)),
  };
}
