import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkflowUpdateFailedError, type WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { ChatCommandKind } from '../../../domain/agent/chat/chat-lifecycle.ts';
import { chatUpdates, paidSignal, type ChatWorkflow } from '../../../workflows/agent/contract.ts';
import { fakeChat, type FakeChat } from '../../support/agent/fake-chat.ts';
import { eventually } from '../../support/eventually.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const HOUR_MS = 3_600_000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

const now = () => environment.currentTimeMs();
type Handle = WorkflowHandle<ChatWorkflow>;

async function run(
  chat: FakeChat,
  during: (handle: Handle) => Promise<void>,
  seen: string[] = [],
): Promise<string> {
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, chat.activities);
  return worker.runUntil(async () => {
    const handle = await environment.client.workflow.start<ChatWorkflow>('chat', {
      taskQueue,
      workflowId: `chat:${taskQueue}`,
      args: [{ accountId: 'acc_1', chatId: 'cht_1', seen }],
    });
    await during(handle);
    return handle.result();
  });
}

/** Sends a command for the version that the fake has now; returns whether it was accepted. */
async function send(
  handle: Handle,
  step: ChatCommandKind,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  try {
    const args: [{ id: string; version: number }] = [{ id, version }];
    await handle.executeUpdate(chatUpdates[step], { args, updateId: `${id}@${version}` });
    return true;
  } catch (error) {
    if (error instanceof WorkflowUpdateFailedError) return false;
    throw error;
  }
}

/** Sends a command, as the API does, until the workflow has caught up with the stored chat. */
async function apply(
  { chat, handle }: { chat: FakeChat; handle: Handle },
  step: ChatCommandKind,
  id: string,
) {
  await eventually(`${step} ${id} accepted`, () =>
    send(handle, step, { id, version: chat.state.version }),
  );
}

const standsAt = (chat: FakeChat, status: string) =>
  eventually(`a chat that is ${status}`, () => chat.state.status === status);

/** The workflow around the state machine of a chat: turns, tools, actions, commands, timers. */
describe('a chat', () => {
  it('asks the model again after each tool, and waits for the next message', async () => {
    const chat = fakeChat(now, 'tool', 'tool', 'answer');
    const status = await run(chat, async (handle) => {
      await standsAt(chat, 'waiting_for_user');
      await apply({ chat, handle }, 'message', 'msg_2');
      await eventually('a second answer', () => chat.state.turn === 2 && chat.state.next === null);
      await apply({ chat, handle }, 'stop', 'stop');
    });
    expect(status).toBe('stopped');
    expect(chat.log).toEqual([
      ...['think', 'tool', 'think', 'tool', 'think'],
      ...['message msg_2', 'think', 'stop stop'],
    ]);
  });

  it('runs an approved action once, and none that is rejected', async () => {
    const chat = fakeChat(now, 'propose');
    await run(chat, async (handle) => {
      await standsAt(chat, 'waiting_for_approval');
      const { version } = chat.state;
      const both = await Promise.all([
        send(handle, 'approve', { id: 'yes_1', version }),
        send(handle, 'approve', { id: 'yes_2', version }),
      ]);
      expect(both.filter(Boolean).length).toBeLessThanOrEqual(1);
      if (!both.some(Boolean)) await apply({ chat, handle }, 'approve', 'yes_1');
      await standsAt(chat, 'waiting_for_user');
      await apply({ chat, handle }, 'message', 'msg_2');
      await standsAt(chat, 'waiting_for_approval');
      await apply({ chat, handle }, 'reject', 'no_1');
      await apply({ chat, handle }, 'stop', 'stop');
    });
    expect(chat.log.filter((entry) => entry === 'action')).toHaveLength(1);
    expect(chat.log.filter((entry) => entry.startsWith('approve'))).toHaveLength(1);
  });

  it('refuses a message while the agent answers, and an approval where nothing is proposed', async () => {
    const chat = fakeChat(now, 'answer');
    await run(chat, async (handle) => {
      await standsAt(chat, 'waiting_for_user');
      const { version } = chat.state;
      expect(await send(handle, 'approve', { id: 'yes_1', version })).toBe(false);
      expect(await send(handle, 'message', { id: 'msg_2', version: version - 1 })).toBe(false);
      await apply({ chat, handle }, 'stop', 'stop');
    });
    expect(chat.log).toEqual(['think', 'stop stop']);
  });

  it('applies a repeated message once, also after continue-as-new', async () => {
    const chat = fakeChat(now, 'answer');
    await run(
      chat,
      async (handle) => {
        await standsAt(chat, 'waiting_for_user');
        expect(await send(handle, 'message', { id: 'msg_0', version: 1 })).toBe(true);
        await apply({ chat, handle }, 'message', 'msg_2');
        await eventually(
          'a second answer',
          () => chat.state.turn === 2 && chat.state.next === null,
        );
        await apply({ chat, handle }, 'message', 'msg_2');
        await apply({ chat, handle }, 'stop', 'stop');
      },
      ['msg_0'],
    );
    expect(chat.log).toEqual(['think', 'message msg_2', 'think', 'stop stop']);
  });

  it('goes on after a top-up', async () => {
    const chat = fakeChat(now, 'run_short', 'answer');
    await run(chat, async (handle) => {
      await standsAt(chat, 'needs_payment');
      await handle.signal(paidSignal);
      await standsAt(chat, 'waiting_for_user');
      await apply({ chat, handle }, 'stop', 'stop');
    });
    expect(chat.log).toEqual(['think', 'top_up', 'think', 'stop stop']);
  });

  it('finds a top-up whose signal was lost, and expires without one', async () => {
    const found = fakeChat(now, 'run_short', 'run_short', 'answer');
    const began = await now();
    await run(found, async (handle) => {
      await environment.sleep(HOUR_MS);
      await standsAt(found, 'waiting_for_user');
      expect((await now()) - began).toBeLessThan(2 * HOUR_MS);
      await apply({ chat: found, handle }, 'stop', 'stop');
    });
    const unpaid = fakeChat(now, 'run_short');
    expect(await run(unpaid, () => Promise.resolve())).toBe('expired');
    // After 1, 5 and 30 minutes, then every three hours.
    expect(unpaid.log.filter((entry) => entry === 'top_up').length).toBeLessThan(40);
  });

  it('expires after 72 hours without input, and not before', async () => {
    const chat = fakeChat(now, 'answer');
    const began = await now();
    const status = await run(chat, async () => {
      await environment.sleep(71 * HOUR_MS);
      expect(chat.state.status).toBe('waiting_for_user');
    });
    expect(status).toBe('expired');
    expect((await now()) - began).toBeGreaterThanOrEqual(72 * HOUR_MS);
  });

  it('stops in the middle of a turn, whose result is ignored', async () => {
    let end: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      end = resolve;
    });
    const chat = fakeChat(now, () => gate.then(() => 'answer' as const));
    const status = await run(chat, async (handle) => {
      await eventually('a turn under way', () => chat.log.includes('think'));
      await apply({ chat, handle }, 'stop', 'stop');
      end();
    });
    expect(status).toBe('stopped');
    expect(chat.log).toEqual(['think', 'stop stop']);
  });
});
