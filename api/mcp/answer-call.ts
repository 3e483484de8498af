import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Response } from 'express';
import type { AppError } from '../../domain/common/errors.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { errorBody, refusalOf } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { runTool, type ToolCall } from '../tools/run-tool.ts';

/** One HTTP request on its way, as its tool calls need it. */
export interface McpExchange {
  ctx: ApiContext;
  caller: Caller;
  res: Response;
  /** Counts one tool call against the key's limit. @throws 429. */
  takeTurn: () => Promise<void>;
}

/** Runs a tool. Whatever is refused, by limit, scope, quota or endpoint, is a result with REST's error object. */
export async function answerCall(
  { ctx, caller, res, takeTurn }: McpExchange,
  call: ToolCall,
): Promise<CallToolResult> {
  const exchange = exchangeOf(res);
  const { requestId } = exchange;
  try {
    await takeTurn();
    const { headers } = res.req;
    return toolResult(await runTool(call, { ctx, caller, requestId, headers }));
  } catch (error) {
    const refusal = refusalOf(ctx, error, requestId);
    exchange.errorCode = refusal.code;
    return {
      ...toolResult(errorBody(refusal, requestId)),
      isError: true,
      ...waiting(refusal),
    };
  }
}

/** What REST says by `Retry-After`. */
function waiting({ retryAfterSeconds }: AppError): Pick<CallToolResult, '_meta'> {
  if (retryAfterSeconds === undefined) return {};
  return { _meta: { 'openrole/retry_after_seconds': retryAfterSeconds } };
}

/** The same JSON twice: as a value, and as text for clients that know no other. */
function toolResult(content: Record<string, unknown>): CallToolResult {
  return {
    structuredContent: content,
    content: [{ type: 'text', text: JSON.stringify(content) }],
  };
}
