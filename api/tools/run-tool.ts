import { invalidRequest } from '../../domain/common/errors.ts';
import { callRoute, type CallOrigin } from '../call-route.ts';
import type { Tool, ToolArguments } from './define-tool.ts';
import { tools } from './registry.ts';

export interface ToolCall {
  name: string;
  arguments: ToolArguments;
}

/**
 * Runs one tool for a caller who has been counted already; REST and MCP both come here. Of the headers the endpoint
 * sees `Idempotency-Key` alone. @throws AppError as it does, and `invalid_request` for a name that no tool has.
 */
export async function runTool(
  call: ToolCall,
  origin: CallOrigin,
): Promise<Record<string, unknown>> {
  const tool = findTool(call.name);
  if (tool === undefined) {
    throw invalidRequest('name', `must be one of ${tools.map(({ name }) => name).join(', ')}`);
  }
  const { headers = {} } = origin;
  const key = { 'idempotency-key': headers['idempotency-key'] };
  const { route, input, toResult } = tool.toCall(call.arguments);
  const { body } = await callRoute(route, input, { ...origin, headers: key });
  return toResult(body);
}

export function findTool(wanted: string): Tool | undefined {
  return tools.find(({ name }) => name === wanted);
}
