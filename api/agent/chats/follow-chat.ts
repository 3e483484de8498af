import { z } from 'zod';
import { followChat, type Followed } from '../../../services/agent/chats/follow-chat.ts';
import { invalidRequest } from '../../../domain/common/errors.ts';
import { TextStream } from '../../answer.ts';
import { defineRoute, type RouteCall } from '../../route.ts';
import { chatRecord } from './chat-answer.ts';
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
    const body = new TextStream(written(ctx, followed));
    return Promise.resolve({
      body,
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
    });
  },
);

async function* written(ctx: RouteCall['ctx'], followed: AsyncIterable<Followed>) {
  for await (const news of followed) yield news === 'quiet' ? ': quiet\n\n' : eventText(ctx, news);
}

/** An event in the form of the EventSource standard. */
function eventText(
  ctx: RouteCall['ctx'],
  { chat, event, position }: Exclude<Followed, 'quiet'>,
): string {
  const record = chatRecord(ctx, chat);
  const idOf = ({ id }: { id: string }) => 'id' in event && id === event.id;
  const data = {
    status: () => ({ status: 'status' in event ? event.status : record.status }),
    tool_call: () => {
      const { result: _result, ...call } = record.tool_calls.find(idOf) ?? { result: null };
      return { ...call, ...('status' in event && { status: event.status }) };
    },
    action: () => ({
      ...record.actions.find(idOf),
      ...('status' in event && { status: event.status }),
    }),
    text: () => {
      const { text = '' } = record.messages.find(idOf) ?? {};
      const { from, to } = event.kind === 'text' ? event : { from: 0, to: 0 };
      return { message_id: event.kind === 'text' ? event.id : '', delta: text.slice(from, to) };
    },
  }[event.kind]();
  return `id: ${position}\nevent: ${event.kind}\ndata: ${JSON.stringify(data)}\n\n`;
}

function lastEventId(headers: RouteCall['headers']): number {
  const value = headers[HEADER];
  if (value === undefined || value === '') return 0;
  if (typeof value !== 'string' || !/^[0-9]{1,9}$/u.test(value)) {
    throw invalidRequest('Last-Event-ID', 'must be the id of an event');
  }
  return Number(value);
}
