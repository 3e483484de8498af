import type { z } from 'zod';
import type { chatSchema } from '../../../domain/agent/chat/chat-wire.ts';
import { call, type Answered, type Json } from '../hiring/employer.ts';
import type { TestApi } from '../start-api.ts';

export type ChatData = z.infer<typeof chatSchema>;

interface ChatAnswer {
  data: ChatData;
  error?: { code: string; message: string; details?: { path: string; message: string }[] };
}

const SETTLE_S = 25;

/** The chat endpoints for a key, waiting until the chat waits for a person. */
export function chatClient(api: TestApi, key: { headers: Record<string, string> }) {
  const post = (path: string, body: Json): Promise<Answered<ChatAnswer>> =>
    call<ChatAnswer>(api, key, { method: 'POST', path: `/v1/agent/chats${path}`, body });
  return {
    start: (message: string, more: Json = {}) => post('', { message, wait_s: SETTLE_S, ...more }),
    say: (id: string, message: string) => post(`/${id}/messages`, { message, wait_s: SETTLE_S }),
    approve: (id: string, actionId: string) =>
      post(`/${id}/approve`, { action_id: actionId, wait_s: SETTLE_S }),
    reject: (id: string, actionId: string, reason?: string) =>
      post(`/${id}/reject`, { action_id: actionId, ...(reason !== undefined && { reason }) }),
    stop: (id: string) => post(`/${id}/stop`, {}),
    read: (id: string, query = '') =>
      call<ChatAnswer>(api, key, { path: `/v1/agent/chats/${id}${query}` }),
    remove: (id: string) =>
      call<ChatAnswer>(api, key, { method: 'DELETE', path: `/v1/agent/chats/${id}` }),
    list: () => call<{ data: Json[] }>(api, key, { path: '/v1/agent/chats' }),
  };
}
