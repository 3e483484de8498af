import { invalidRequest } from '../../domain/common/errors.ts';
import { callRoute } from '../call-route.ts';
import type { CallOrigin } from '../route-steps.ts';
import { REPLAYED } from '../idempotency.ts';
import type { Tool, ToolArguments } from './define-tool.ts';
import { tools } from './registry.ts';

const SHOWN_NAME_CHARACTERS = 100;

export interface ToolCall {
  name: string;
  arguments: ToolArguments;
}

export interface ToolAnswer {
  result: Record<string, unknown>;
  /** Whether it was given before, to the same call under the same Idempotency-Key. */
  isReplayed: boolean;
}

/**
 * Runs one tool for a caller who has been counted already; REST and MCP both come here. Of the headers the endpoint
 * sees `Idempotency-Key` alone. @throws AppError as it does, and `invalid_request` for a name that no tool has.
 */
export async function runTool(call: ToolCall, origin: CallOrigin): Promise<ToolAnswer> {
  const tool = findTool(call.name);
  if (tool === undefined) {
    throw invalidRequest('name', noSuchTool(call.name));
  }
  const key = { 'idempotency-key': origin.headers?.['idempotency-key'] };
  const { route, input, toResult } = tool.toCall(withoutNulls(call.arguments));
  const { body, headers } = await callRoute(route, input, { ...origin, headers: key });
  return { result: toResult(body), isReplayed: REPLAYED in headers };
}

/** What a call of a tool that does not exist is told; a long name is cut. */
export function noSuchTool(wanted: string): string {
  const shown = JSON.stringify(wanted.slice(0, SHOWN_NAME_CHARACTERS).toWellFormed());
  return `There is no tool ${shown}; the tools are ${tools.map(({ name }) => name).join(', ')}.`;
}

/** Models write null for what they leave out, and no argument takes it; within one it keeps its meaning. */
function withoutNulls(given: ToolArguments): ToolArguments {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
}

export function findTool(wanted: string): Tool | undefined {
  return tools.find(({ name }) => name === wanted);
}
