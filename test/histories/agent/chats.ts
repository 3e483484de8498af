import { ApplicationFailure, type SignalDefinition } from '@temporalio/common';
import type { ChatCommandKind, ChatStatus } from '../../../domain/agent/chat/chat-lifecycle.ts';
import { chatUpdates, paidSignal } from '../../../workflows/agent/contract.ts';
import { fakeChat, type Thought } from '../../support/agent/fake-chat.ts';
import { eventually } from '../../support/eventually.ts';
import type { Recording } from '../recording.ts';

const chat = { accountId: 'acc_1', chatId: 'cht_1', seen: [] };

/** A chat with scripted turns, and the command or signal sent when it reaches a status. */
function chatRecording(
  thoughts: Thought[],
  acts: [status: ChatStatus, act: ChatCommandKind | SignalDefinition][],
): Recording {
  const fake = fakeChat(() => Promise.resolve(Date.now()), ...thoughts);
  return {
    workflow: 'chat',
    args: [chat],
    activities: fake.activities,
    async during(handle) {
      for (const [status, act] of acts) {
        await eventually(status, () => fake.state.status === status && fake.state.next === null);
        if (typeof act !== 'string') {
          await handle.signal(act);
          continue;
        }
        const { version } = fake.state;
        const command = { id: `${act}-${version}`, version };
        await handle.executeUpdate(chatUpdates[act], { args: [command], updateId: command.id });
      }
    },
  };
}

const failedTurn = () => Promise.reject(ApplicationFailure.nonRetryable('The model is away.'));

export const chatRecordings: Record<string, Recording> = {
  'chat.stopped': chatRecording(
    ['tool', 'answer', 'propose'],
    [
      ['waiting_for_user', 'message'],
      ['waiting_for_approval', 'approve'],
      ['waiting_for_user', 'stop'],
    ],
  ),
  'chat.paid': chatRecording(
    ['run_short', 'propose'],
    [
      ['needs_payment', paidSignal],
      ['waiting_for_approval', 'reject'],
    ],
  ),
  'chat.unpaid': chatRecording(['run_short'], []),
  'chat.failed-turn': chatRecording([failedTurn], []),
  'sweep-chats': {
    workflow: 'sweepChats',
    args: [],
    activities: { startLeftChats: () => Promise.resolve(1) },
  },
};
