import type { Tool } from './define-tool.ts';
import { flatten } from './flat-schema.ts';

/** A tool that does two things: what the second does where `action` is given, what the first does without. */
export function withActions(plain: Tool, acting: Tool): Tool {
  return {
    ...plain,
    routes: [...plain.routes, ...acting.routes],
    input: flatten([plain.input, acting.input]),
    output: { type: 'object', anyOf: [plain.output, acting.output] },
    toCall: (given) => (given['action'] === undefined ? plain.toCall(given) : acting.toCall(given)),
  };
}
