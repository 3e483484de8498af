import { invalidRequest } from '../../domain/common/errors.ts';
import type { CallOrigin } from '../call-origin.ts';
import { callRoute } from '../request-pipeline.ts';
import { REPLAYED } from '../idempotency.ts';
import type { Tool, ToolArguments } from './define-tool.ts';
import { tools } from './registry.ts';

const SHOWN_NAME_CHARACTERS = 100;

export interface ToolCall {
  name: string;
  arguments: ToolArguments;
  /** The version of the record that the endpoint may change; another one is `version_conflict`. */
  version?: number;
}

export interface ToolAnswer {
  result: Record<string, unknown>;
  /** Whether the result is a replay under the same Idempotency-Key. */
  isReplayed: boolean;
}

/**
 * Runs one tool for an admitted caller, for REST and MCP. Of the headers the endpoint gets `Idempotency-Key`.
 * @throws AppError of the endpoint, and `invalid_request` for an unknown tool.
 */
export async function runTool(call: ToolCall, origin: CallOrigin): Promise<ToolAnswer> {
  const tool = findTool(call.name);
  if (tool === undefined) {
    throw invalidRequest('name', noSuchTool(call.name));
  }
  const headers = {
    'idempotency-key': origin.headers?.['idempotency-key'],
    ...(call.version !== undefined && { 'if-match': String(call.version) }),
  };
  const { route, input, toResult } = tool.toCall(withoutNulls(call.arguments));
  const answer = await callRoute(route, input, { ...origin, headers });
  return { result: toResult(answer.body), isReplayed: REPLAYED in answer.headers };
}

/** The error for an unknown tool; a long name is cut. */
export function noSuchTool(wanted: string): string {
  const shown = JSON.stringify(wanted.slice(0, SHOWN_NAME_CHARACTERS).toWellFormed());
  return `There is no tool ${shown}; the tools are ${tools.map(({ name }) => name).join(', ')}.`;
}

/**
 * Models write null for arguments they leave out. No argument accepts null at the top level; inside one it keeps its
 * meaning.
 */
function withoutNulls(given: ToolArguments): ToolArguments {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

export function findTool(wanted: string): Tool | undefined {
  return tools.find(({ name }) => name === wanted);
}
