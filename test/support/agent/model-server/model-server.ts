import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { says, type Behaviour, type Reply } from './replies.ts';
import { shortestValue } from './shortest-value.ts';
import { anthropic, openAi, type Question, type WireFormat } from './wire.ts';

/** One question that came in. */
export interface ModelCall extends Question {
  /** As the client names it, so that a repeated question can be told. */
  turn: string | null;
  /** Lower-case names. */
  headers: IncomingMessage['headers'];
  /** The tokens that its answer reported; null where there was none. */
  reported: Reply['usage'];
}

/** What `GET /calls` tells: how often the model was asked, and what it reported each time, by turn. */
export interface CallCount {
  total: number;
  reports: Record<string, { input: number; output: number }[]>;
}

/** Says what a model does with a question. */
export type Script = (call: ModelCall) => Behaviour;

export interface ModelServer {
  /** What `LLM_BASE_URL` takes. */
  url: string;
  /** Every question so far, oldest first. */
  calls: ModelCall[];
  /** From now on all questions are treated so. */
  behave(script: Script | Behaviour): void;
  close(): Promise<void>;
}

/** Settings of an installation that asks this model, at 2 USD per million tokens read and 8 written. */
export function modelSettings({ url }: Pick<ModelServer, 'url'>): Record<string, string> {
  return {
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'writer-1',
    LLM_BASE_URL: url,
    LLM_PRICE_INPUT_USD_PER_MTOK: '2',
    LLM_PRICE_OUTPUT_USD_PER_MTOK: '8',
  };
}

/** Answers everything at once with the least that keeps to the schema. */
const instant: Script = ({ schema }) => says(schema === null ? {} : shortestValue(schema));

/**
 * A real HTTP server on loopback that plays a model: OpenAI's chat completions and Anthropic's messages.
 * `GET /calls` tells what was asked and reported, also across processes.
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

/** A byte now and then, for as long as somebody listens. */
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
