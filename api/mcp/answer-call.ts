import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Response } from 'express';
import { invalidRequest, type AppError } from '../../domain/common/errors.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { withDeadline } from '../deadline.ts';
import { errorBody, refusalOf } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { runTool, type ToolAnswer, type ToolCall } from '../tools/run-tool.ts';

/** The parts of an HTTP request that its tool calls need. */
export interface McpExchange {
  ctx: ApiContext;
  caller: Caller;
  res: Response;
  /**
   * Counts one tool call against the key's limit.
   * @throws AppError 429.
   */
  takeTurn: () => Promise<void>;
}

/** A tool call with its request metadata. */
export interface McpCall extends ToolCall {
  meta: Readonly<Record<string, unknown>>;
}

/** The `Idempotency-Key` of one call: common clients send the same headers with all calls. */
const KEY_IN_META = 'openrole/idempotency_key';
/** The counterpart of REST's `Idempotent-Replayed`. */
const REPLAYED_IN_META = 'openrole/idempotent_replayed';
/** Longer than any tool waits on purpose, and less than the one-minute timeout of common clients. */
const CALL_TIMEOUT_MS = 55_000;

/** Runs a tool. An error of limit, scope, quota or endpoint is a result with REST's error object. */
export async function answerCall(mcpExchange: McpExchange, call: McpCall): Promise<CallToolResult> {
  const { ctx, res } = mcpExchange;
  const exchange = exchangeOf(res);
  const { requestId } = exchange;
  try {
    const answered = withDeadline(run(mcpExchange, call, requestId), CALL_TIMEOUT_MS);
    const { result, isReplayed } = await answered;
    return {
      structuredContent: result,
      content: textOf(result),
      ...(isReplayed && { _meta: { [REPLAYED_IN_META]: true } }),
    };
  } catch (error) {
    const refusal = refusalOf(ctx, error, requestId);
    exchange.errorCode = refusal.code;
    // Text only: clients validate structured content against the tool's output schema and would report that instead.
    const content = textOf(errorBody(refusal, requestId));
    return { content, isError: true, ...waiting(refusal) };
  }
}

async function run(
  { ctx, caller, res, takeTurn }: McpExchange,
  { meta, ...call }: McpCall,
  requestId: string,
): Promise<ToolAnswer> {
  await takeTurn();
  const headers = { 'idempotency-key': keyIn(meta) ?? res.req.headers['idempotency-key'] };
  return runTool(call, { ctx, caller, requestId, headers });
}

function keyIn(meta: McpCall['meta']): string | undefined {
  const key = meta[KEY_IN_META];
  if (key === undefined || typeof key === 'string') return key;
  throw invalidRequest(`_meta.${KEY_IN_META}`, 'must be a text');
}

/** The counterpart of REST's `Retry-After`. */
function waiting({ retryAfterSeconds }: AppError): Pick<CallToolResult, '_meta'> {
  if (retryAfterSeconds === undefined) return {};
  return { _meta: { 'openrole/retry_after_seconds': retryAfterSeconds } };
}

function textOf(value: object): CallToolResult['content'] {
  return [{ type: 'text', text: JSON.stringify(value) }];
}
