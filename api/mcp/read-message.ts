import { INVALID_REQUEST, PARSE_ERROR } from '@modelcontextprotocol/server';
import type { Request, Response } from 'express';
import { RESUME_BODY_BYTES } from '../../domain/hiring/resume/resume-upload.ts';
import type { ApiContext } from '../context.ts';
import { createBodyReader } from '../input/read-body.ts';
import { errorBody, refusalOf } from '../middleware/answer-error.ts';
import { exchangeOf } from '../middleware/exchange.ts';

const readBody = createBodyReader(RESUME_BODY_BYTES);

/** The JSON of a POST, if any; null when it could not be read and a JSON-RPC error has been answered. */
export async function readMessage(
  ctx: ApiContext,
  req: Request,
  res: Response,
): Promise<{ message: unknown } | null> {
  if (req.method !== 'POST') return { message: undefined };
  try {
    return { message: await readBody(req, res) };
  } catch (error) {
    refuseMessage(ctx, error, res);
    return null;
  }
}

/** It is not known whose request it was, so the error is nobody's: its id is null. */
function refuseMessage(ctx: ApiContext, error: unknown, res: Response): void {
  const exchange = exchangeOf(res);
  const refusal = refusalOf(ctx, error, exchange.requestId);
  exchange.errorCode = refusal.code;
  const code = refusal.status === 400 ? PARSE_ERROR : INVALID_REQUEST;
  const data = errorBody(refusal, exchange.requestId);
  res.status(refusal.status);
  res.json({ jsonrpc: '2.0', id: null, error: { code, message: refusal.message, data } });
}

/** Whether a message, or one of a batch, runs a tool. */
export function callsTool(message: unknown): boolean {
  return [message].flat().some((one) => {
    return (
      typeof one === 'object' && one !== null && 'method' in one && one.method === 'tools/call'
    );
  });
}
