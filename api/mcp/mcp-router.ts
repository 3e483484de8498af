import { toNodeHandler, type NodeIncomingMessageLike } from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Router, type Request, type Response } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { untilAdmitted } from '../middleware/admission.ts';
import { admit, countFurtherCall, limitOf } from '../middleware/admit.ts';
import { exchangeOf } from '../middleware/exchange.ts';
import { identify } from '../middleware/identify.ts';
import { answerCall, type McpExchange } from './answer-call.ts';
import { inJson, wantsJson } from './json-response.ts';
import { onlyRunsTools, readMessage, refuseMessage } from './read-message.ts';
import { admitSite } from './site-access.ts';
import { createSiteGuard } from './site-guard.ts';
import { createToolServer } from './tool-server.ts';

const PATH = '/mcp';
/** Any key may connect: each tool requires the scopes of its endpoint. */
const access = { anyKey: true, role: 'recruiter' } as const;

/**
 * Serves the tools over MCP: Streamable HTTP without sessions, for clients of protocol 2026-07-28 and earlier. A
 * wrong key is HTTP 401; a tool's error is a result with `isError` and REST's error object.
 */
export function mcpRouter(ctx: ApiContext): Router {
  const isOfKnownSite = createSiteGuard(ctx);
  const router = Router();
  router.all(PATH, async (req, res) => {
    const exchange = exchangeOf(res);
    exchange.route = PATH;
    if (!isOfKnownSite(req, res) || admitSite(req, res)) return;
    const caller = await untilAdmitted(ctx, identify(ctx, access, req));
    exchange.caller = caller;
    const overLimit = await untilAdmitted(ctx, countRequest(ctx, caller, res));
    const read = await readMessage(req);
    if (overLimit !== null && !onlyRunsTools(read)) throw overLimit;
    if ('refused' in read) return refuseMessage(ctx, read, res);
    const takeTurn = turnsOf(ctx, caller, overLimit);
    await answerMessage({ ctx, caller, res, takeTurn }, req, read.message);
  });
  return router;
}

/** Counts the request. An exceeded limit is reported later, in the form that the request asked for. */
async function countRequest(
  ctx: ApiContext,
  caller: Caller,
  res: Response,
): Promise<AppError | null> {
  try {
    await admit(ctx, { access, caller, res });
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return error;
    throw error;
  }
}

/** The request counts as its first call; every further call of a batch is counted by itself. */
function turnsOf(ctx: ApiContext, caller: Caller, overLimit: AppError | null) {
  let isFirst = true;
  return async () => {
    if (!isFirst) return countFurtherCall(ctx, limitOf(access, caller));
    isFirst = false;
    if (overLimit !== null) throw overLimit;
  };
}

async function answerMessage(exchange: McpExchange, req: Request, message: unknown): Promise<void> {
  const { ctx, res } = exchange;
  const onerror = (error: Error) => ctx.log.debug({ err: error }, 'mcp');
  const server = () => createToolServer((call) => answerCall(exchange, call));
  // Media types have no case (RFC 9110, section 8.3.1), but the SDK looks for them in lower case.
  const accept = req.headers.accept?.toLowerCase();
  const json = wantsJson(accept);
  const handler = createMcpHandler(server, { onerror, ...(json && { responseMode: 'json' }) });
  const request: NodeIncomingMessageLike = {
    method: req.method,
    url: PATH,
    headers: {
      ...req.headers,
      // The site guard has checked it; here it would be parsed a second time.
      host: 'localhost',
      ...(accept !== undefined && { accept }),
    },
    [Symbol.asyncIterator]: () => req[Symbol.asyncIterator](),
  };
  res.setHeader('Cache-Control', 'no-store');
  const served = json ? inJson(handler, server) : handler;
  await toNodeHandler(served, { onerror })(request, res, message);
}
