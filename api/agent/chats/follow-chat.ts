import { z } from 'zod';
import type { Chat } from '../../../domain/agent/chat/chat.ts';
import type { ChatEvent } from '../../../domain/agent/chat/events.ts';
import { followChat, type Followed } from '../../../services/agent/chats/follow-chat.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { TextStream } from '../../answer.ts';
import { defineRoute, type RouteCall } from '../../route.ts';
import { actionRow, toolCallRow } from './chat-answer.ts';
import { ownedChat } from './owned-chat.ts';

const HEADER = 'last-event-id';

export const followChatEvents = defineRoute(
  {
    name: 'followChatEvents',
    method: 'get',
    path: '/v1/agent/chats/{id}/events',
    access: { scopes: ['agent:tools'], role: 'recruiter' },
    ...ownedChat,
    readsOnly: true,
    response: z.string(),
    contentTypes: ['text/event-stream'],
    summary: 'Follow a chat as server-sent events.',
    description:
      'Events are text (message_id, delta: a checked sentence), tool_call, action and status. With Last-Event-ID the events after that one follow, else all from the first. The stream ends when the chat is over, and after ten minutes.',
  },
  ({ ctx, found, headers, disconnected }) => {
    const followed = followChat(ctx, found, { after: lastEventId(headers), left: disconnected() });
    const body = new TextStream(written(followed));
    return Promise.resolve({
      body,
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
    });
  },
);

async function* written(followed: AsyncIterable<Followed>) {
  for await (const news of followed) yield news === 'quiet' ? ': quiet\n\n' : eventText(news);
}

/** An event in the form of the EventSource standard. */
function eventText({ chat, event, position }: Exclude<Followed, 'quiet'>): string {
  const data = JSON.stringify(eventData(chat, event));
  return `id: ${position}\nevent: ${event.kind}\ndata: ${data}\n\n`;
}

/** The record that an event is about, in the status that it had then. */
function eventData({ messages, toolCalls, actions }: Chat, event: ChatEvent): object {
  switch (event.kind) {
    case 'status':
      return { status: event.status };
    case 'text': {
      const { text = '' } = messages.find(({ id }) => id === event.id) ?? {};
      return { message_id: event.id, delta: text.slice(event.from, event.to) };
    }
    case 'tool_call': {
      const call = toolCalls.find(({ id }) => id === event.id);
      if (call === undefined) return {};
      const { result: _result, ...row } = toolCallRow(call);
      return { ...row, status: event.status };
    }
    case 'action': {
      const action = actions.find(({ id }) => id === event.id);
      return action === undefined ? {} : { ...actionRow(action), status: event.status };
    }
  }
}

function lastEventId(headers: RouteCall['headers']): number {
  const value = headers[HEADER];
  if (value === undefined || value === '') return 0;
  if (typeof value !== 'string' || !/^[0-9]{1,9}$/u.test(value)) {
    throw invalidRequest('Last-Event-ID', 'must be the id of an event');
  }
  return Number(value);
}
