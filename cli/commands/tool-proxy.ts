import { Client, SdkHttpError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { NoKey } from '../failure.ts';

/** Longer than the API takes to answer a call. */
const CALL_TIMEOUT_MS = 90_000;

const OWN_META = 'openrole/';

export interface ApiAccess {
  key: string;
  url: URL;
}

/**
 * Serves the API's MCP tools over standard input and output until the input ends. It forwards everything, so it
 * always matches the API's version.
 * @throws when the API cannot be reached or rejects this key.
 */
export async function openToolProxy({ key, url }: ApiAccess): Promise<void> {
  const client = new Client({ name: 'openrole-stdio', version: '1.0.0' });
  const endpoint = new URL(`${url.pathname.replace(/\/$/, '')}/mcp`, url);
  const headers = { authorization: `Bearer ${key}` };
  try {
    await client.connect(new StreamableHTTPClientTransport(endpoint, { requestInit: { headers } }));
  } catch (error) {
    throw whyNot(url, error);
  }
  serveStdio(() => forwardTo(client));
}

function forwardTo(client: Client): Server {
  const { name = 'openrole', version = '' } = client.getServerVersion() ?? {};
  const instructions = client.getInstructions();
  const server = new Server(
    { name, version },
    { capabilities: { tools: {} }, ...(instructions !== undefined && { instructions }) },
  );
  server.setRequestHandler('tools/list', () => client.listTools());
  server.setRequestHandler('tools/call', ({ params }, ctx) => {
    const { name: tool, arguments: given = {}, _meta: meta } = params;
    return client.callTool(
      { name: tool, arguments: given, ...ownMeta(meta) },
      { signal: ctx.mcpReq.signal, timeout: CALL_TIMEOUT_MS },
    );
  });
  return server;
}

/** Metadata of a call for the API; the rest is between the client and this server. */
function ownMeta(meta: Record<string, unknown> = {}) {
  const own = Object.entries(meta).filter(([name]) => name.startsWith(OWN_META));
  return own.length === 0 ? {} : { _meta: Object.fromEntries(own) };
}

function whyNot(url: URL, error: unknown): Error {
  if (error instanceof SdkHttpError && error.status === 401) {
    return new NoKey(`${url.origin} refuses the API key.`, { cause: error });
  }
  // `fetch failed` alone does not help; its cause does.
  const { cause = error } = error instanceof Error ? error : {};
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${url.origin} does not answer as an Openrole API: ${reason}`);
}
