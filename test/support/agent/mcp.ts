import { expect } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestKey } from '../factories.ts';
import type { TestApi } from '../start-api.ts';

/** Clients of the revision of 2026-07-28, and older ones that start with `initialize`. */
export type Era = 'modern' | 'legacy';
export const eras: Era[] = ['modern', 'legacy'];

/** The SDK's own client, connected to the API. */
export async function connectMcp(api: TestApi, key: TestKey, era: Era = 'modern'): Promise<Client> {
  const mode = era === 'legacy' ? 'legacy' : { pin: '2026-07-28' };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const options = { requestInit: { headers: key.headers } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), options));
  return client;
}

export interface RpcAnswer {
  status: number;
  headers: Headers;
  messages: RpcMessage[];
}

export interface RpcMessage {
  id: unknown;
  result?: Record<string, unknown>;
  error?: { code: number; message: string; data?: unknown };
}

/** Posts JSON-RPC without a library, and reads JSON or an event stream. */
export async function postRpc(
  api: TestApi,
  headers: Record<string, string>,
  message: unknown,
): Promise<RpcAnswer> {
  const answer = await fetch(`${api.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
  const text = await answer.text();
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const texts = isStream ? dataLines(text) : [text].filter((one) => one !== '');
  const messages = texts.map((one) => JSON.parse(one) as RpcMessage);
  return { status: answer.status, headers: answer.headers, messages };
}

function dataLines(stream: string): string[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length));
}

export interface ToolError {
  code: string;
  message: string;
  request_id: string;
  details?: { path: string; message: string }[];
}

/**
 * The error of a tool: the error object of REST as text. As a structured value it would have to match the tool's
 * output schema.
 */
export function refusalIn(result: object | undefined): ToolError {
  expect(result).toMatchObject({ isError: true, content: [{ type: 'text' }] });
  expect(result).not.toHaveProperty('structuredContent');
  const { content } = result as { content: [{ text: string }] };
  return (JSON.parse(content[0].text) as { error: ToolError }).error;
}

export function toolCall(name: string, given: Record<string, unknown> = {}, id: number = 1) {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
}
