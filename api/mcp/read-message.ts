import {
  INVALID_REQUEST,
  isSpecType,
  PARSE_ERROR,
  type CallToolRequest,
  type RequestId,
} from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { AppError, invalidRequest, type ErrorDetail } from '../../domain/common/errors.ts';
import { RESUME_BODY_BYTES, RESUME_BODY_NODES } from '../../domain/resume/resume-upload.ts';
import type { ApiContext } from '../context.ts';
import { findBadText, isTooDeep, TOO_DEEP } from '../input/bad-text.ts';
import { createUncheckedReader } from '../input/read-body.ts';
import { sendText, errorBody, refusalOf } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { findTool } from '../tools/run-tool.ts';

const readBody = createUncheckedReader({
  maxBodyBytes: RESUME_BODY_BYTES,
  maxBodyNodes: RESUME_BODY_NODES,
});

/** The last revision with batches, and the default of a client that names none. */
const LAST_WITH_BATCHES = '2025-03-26';

/**
 * A client's message, or the error in it: with its JSON-RPC code where the status does not imply it, and the
 * request's id where it is known.
 */
export type ReadMessage = { message: unknown } | Refused;

interface Refused {
  refused: unknown;
  code?: number;
  id?: RequestId;
}

/** The JSON of a POST; other methods have none. */
export async function readMessage(req: Request): Promise<ReadMessage> {
  if (req.method !== 'POST') return { message: undefined };
  try {
    const parse = await readBody(req);
    const message = await parse();
    const bad = isTooDeep(message)
      ? { path: 'body', message: TOO_DEEP }
      : findBadText(besideArguments(message), '');
    if (bad !== undefined) return refusedFor(bad, message);
    if (!Array.isArray(message) || hasBatches(req)) return { message };
    const refused = new AppError('invalid_request', { message: 'This revision has no batches.' });
    return { refused, code: INVALID_REQUEST };
  } catch (error) {
    return { refused: error };
  }
}

/** Checks the message except tool arguments, whose errors are results of the call. */
function besideArguments(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(besideArguments);
  if (!runsTool(message)) return message;
  const { arguments: _given, ...params } = message.params;
  return { ...message, params };
}

function refusedFor({ path, message: problem }: ErrorDetail, message: unknown): Refused {
  const refused = invalidRequest(path || 'body', problem);
  const isKnown = isSpecType.JSONRPCRequest(message) && findBadText(message.id, '') === undefined;
  return isKnown ? { refused, code: INVALID_REQUEST, id: message.id } : { refused };
}

/** Revisions are dates. */
function hasBatches({ headers }: Request): boolean {
  return String(headers['mcp-protocol-version'] ?? LAST_WITH_BATCHES) <= LAST_WITH_BATCHES;
}

/** An error that belongs to no known request has the id null. */
export function refuseMessage(
  ctx: ApiContext,
  { refused, code, id }: Refused,
  res: Response,
): void {
  const exchange = exchangeOf(res);
  const refusal = refusalOf(ctx, refused, exchange.requestId);
  exchange.errorCode = refusal.code;
  const error = {
    code: code ?? (refusal.status === 400 ? PARSE_ERROR : INVALID_REQUEST),
    message: refusal.message,
    data: errorBody(refusal, exchange.requestId),
  };
  res.status(refusal.status).type('json');
  sendText(res, JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error }));
}

/** Whether all messages are tool calls: only then can an exceeded limit be a result. */
export function onlyRunsTools(read: ReadMessage): boolean {
  if (!('message' in read)) return false;
  const messages: unknown[] = Array.isArray(read.message) ? read.message : [read.message];
  return messages.length > 0 && messages.every(runsTool);
}

function runsTool(message: unknown): message is CallToolRequest {
  return (
    isSpecType.JSONRPCRequest(message) &&
    isSpecType.CallToolRequest(message) &&
    findTool(message.params.name) !== undefined
  );
}
