import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { says, type Behaviour, type Reply } from './replies.ts';
import { shortestValue } from './shortest-value.ts';
import { anthropic, openAi, type Question, type WireFormat } from './wire.ts';

/** A received request. */
export interface ModelCall extends Question {
  /** The client's key, by which a repeated request is recognised. */
  turn: string | null;
  /** Lower-case names. */
  headers: IncomingMessage['headers'];
  /** The reported tokens; null without a response. */
  reported: Reply['usage'];
}

/** The result of `GET /calls`: the number of requests, and the reported usage of each, by turn. */
export interface CallCount {
  total: number;
  reports: Record<string, { input: number; output: number }[]>;
}

/** Decides how a model responds to a request. */
export type Script = (call: ModelCall) => Behaviour;

export interface ModelServer {
  /** The value of `LLM_BASE_URL`. */
  url: string;
  /** Every request so far, oldest first. */
  calls: ModelCall[];
  /** Sets the response to all further requests. */
  behave(script: Script | Behaviour): void;
  close(): Promise<void>;
}

/** Settings of an installation with this model, at 2 USD per million input tokens and 8 per million output tokens. */
export function modelSettings({ url }: Pick<ModelServer, 'url'>): Record<string, string> {
  return {
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'writer-1',
    LLM_BASE_URL: url,
    LLM_PRICE_INPUT_USD_PER_MTOK: '2',
    LLM_PRICE_OUTPUT_USD_PER_MTOK: '8',
  };
}

/** Responds at once with the shortest value that matches the schema. */
const instant: Script = ({ schema }) => says(schema === null ? {} : shortestValue(schema));

/**
 * A real HTTP server on loopback that plays a model: OpenAI's chat completions and Anthropic's messages. `GET /calls`
 * returns the requests and reported usage, also to other processes.
 */
export async function startModelServer(first: Script | Behaviour = instant): Promise<ModelServer> {
  let script: Script = scriptOf(first);
  const calls: ModelCall[] = [];
  const server = createServer((request, response) => {
    void serve(request, response);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/calls') return sendJson(response, countCalls(calls));
    const wire = [openAi, anthropic].find(({ path }) => path === request.url);
    if (wire === undefined) return void response.writeHead(404).end('{}');
    const body = JSON.parse(await textOf(request)) as { model: string };
    const { headers } = request;
    const turn = headers['idempotency-key'];
    const question = wire.readQuestion(body);
    const call: ModelCall = {
      ...question,
      headers,
      turn: turn?.toString() ?? null,
      reported: null,
    };
    calls.push(call);
    const behaviour = script(call);
    if (behaviour.kind === 'writes') call.reported = behaviour.usage;
    act(behaviour, response, (reply) => wire.answerOf(reply, body.model));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    behave(next) {
      script = scriptOf(next);
    },
    close: () => close(server),
  };
}

function scriptOf(next: Script | Behaviour): Script {
  return typeof next === 'function' ? next : () => next;
}

function act(
  behaviour: Behaviour,
  response: ServerResponse,
  answerOf: (reply: Reply) => ReturnType<WireFormat['answerOf']>,
): void {
  switch (behaviour.kind) {
    case 'writes':
      return sendJson(response, answerOf(behaviour));
    case 'status':
      return void response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
    case 'silence':
      return;
    case 'hangs-up':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.write('{"choices":[{"mess', () => response.destroy());
    case 'drips':
      return drip(response);
  }
}

/** Sends a byte now and then while the client is connected. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => {
    clearInterval(timer);
  });
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function countCalls(calls: readonly ModelCall[]): CallCount {
  const reports: CallCount['reports'] = {};
  for (const { turn, reported } of calls) {
    if (turn !== null && reported !== null) (reports[turn] ??= []).push(reported);
  }
  return { total: calls.length, reports };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
