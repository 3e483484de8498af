import type { ActionStatus, Chat, ToolCallStatus } from './chat.ts';
import type { ChatStatus } from './chat-lifecycle.ts';

/**
 * One change of a chat that a person sees. The list of a chat only grows, and an event's position is its id, so that a
 * reader that lost its connection goes on where it was. Texts stay in the messages.
 */
export type ChatEvent =
  | { kind: 'status'; status: ChatStatus }
  | { kind: 'tool_call'; id: string; status: ToolCallStatus }
  | { kind: 'action'; id: string; status: ActionStatus }
  /** A sentence of the agent's message. */
  | { kind: 'text'; id: string; from: number; to: number };

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The events between two states of a chat. */
export function eventsBetween(before: Omit<Chat, 'events'> | null, after: Omit<Chat, 'events'>) {
  const known = new Set(before?.messages.map(({ id }) => id));
  const events: ChatEvent[] = [
    ...changed(before?.toolCalls, after.toolCalls).map(({ id, status }): ChatEvent => ({
      kind: 'tool_call',
      id,
      status,
    })),
    ...after.messages
      .filter(({ id, role }) => role === 'agent' && !known.has(id))
      .flatMap(({ id, text }) => sentencesOf(id, text)),
    ...changed(before?.actions, after.actions).map(({ id, status }): ChatEvent => ({
      kind: 'action',
      id,
      status,
    })),
  ];
  const { status } = after;
  return before?.status === status ? events : [...events, { kind: 'status' as const, status }];
}

function sentencesOf(id: string, text: string): ChatEvent[] {
  return [...sentences.segment(text)].map(({ index, segment }) => ({
    ...{ kind: 'text', id },
    ...{ from: index, to: index + segment.length },
  }));
}

function changed<One extends { id: string; status: string }>(
  before: readonly One[] = [],
  after: readonly One[],
): One[] {
  const known = new Map(before.map(({ id, status }) => [id, status]));
  return after.filter(({ id, status }) => known.get(id) !== status);
}
