import {
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpHandlerRequestOptions,
  type McpHttpHandler,
  type Server,
} from '@modelcontextprotocol/server';

/** The media types that the SDK requires of every client. */
const BOTH = 'application/json, text/event-stream';
const ANY_JSON = ['application/json', 'application/*', '*/*'];

/**
 * Whether a client is answered with JSON: it does not name event streams and accepts JSON, also by a wildcard or by
 * naming nothing (RFC 9110, section 12.5.1). `accept` is in lower case.
 */
export function wantsJson(accept: string | undefined): boolean {
  if (accept === undefined) return true;
  const types = accept.split(',').map((type) => (type.split(';')[0] ?? '').trim());
  return !types.includes('text/event-stream') && types.some((type) => ANY_JSON.includes(type));
}

/** The same handler for a client that is answered with JSON: the SDK would refuse it with 406. */
export function inJson(
  handler: McpHttpHandler,
  createServer: () => Server,
): Pick<McpHttpHandler, 'fetch'> {
  return {
    async fetch(request, options) {
      const asked = new Request(request, { headers: withBoth(request.headers) });
      const isLegacy = await isLegacyRequest(asked, options?.parsedBody);
      if (!isLegacy || request.method !== 'POST') return handler.fetch(asked, options);
      return answerLegacy(createServer(), asked, options);
    },
  };
}

function withBoth(given: Headers): Headers {
  const headers = new Headers(given);
  headers.set('accept', BOTH);
  return headers;
}

/** Of protocols before 2026-07-28, for which the SDK's own handler always streams. */
async function answerLegacy(
  server: Server,
  request: Request,
  options: McpHandlerRequestOptions | undefined,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, options);
  } finally {
    await server.close();
  }
}
