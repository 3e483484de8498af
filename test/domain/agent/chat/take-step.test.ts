import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chatCommands,
  chatEvents,
  chatStatuses,
  IDLE_MS,
  isOver,
  statusAfter,
} from '../../../../domain/agent/chat/chat-lifecycle.ts';
import type { Chat } from '../../../../domain/agent/chat/chat.ts';
import {
  beginCall,
  finishAction,
  finishCall,
  finishTurn,
  MAX_MESSAGES,
  newChat,
  takeDecision,
  takeMessage,
  takeStep,
} from '../../../../domain/agent/chat/take-step.ts';

const author = { kind: 'user', id: 'usr_1', name: 'Ada' } as const;
const begun = new Date('2027-01-04T09:00:00Z');
const later = (hours: number) => new Date(begun.getTime() + hours * 3_600_000);

const chat = newChat(
  {
    id: 'cht_1',
    accountId: 'acc_1',
    title: 'Move Nils',
    context: { jobId: null, candidateId: null },
  },
  { id: 'msg_1', text: 'Move Nils to Offer', author },
  begun,
);
const move = {
  id: 'act_1',
  tool: 'move_candidate',
  arguments: { stage: 'offer' },
  seenVersion: '3',
};
const answer = { id: 'msg_a', text: 'I can.', citations: [], removed: [], actions: [move] };
const decision = { id: 'dec_1', actionId: 'act_1', reason: null, author };

function must(after: Chat | null): Chat {
  if (after === null) throw new Error('The step is not allowed.');
  return after;
}

const proposed = must(finishTurn(chat, 1, { ...answer, at: later(1) }));
const approved = must(takeDecision(proposed, { ...decision, kind: 'approve' }, later(2)));

/** Promise: a chat answers each message once, and an action runs only once and only when a person approves it. */
describe('the steps of a chat', () => {
  it('propose an action, run it when approved, and wait for the user', () => {
    expect(proposed.status).toBe('waiting_for_approval');
    expect(approved.actions[0]).toMatchObject({ status: 'approved', decidedBy: author });
    expect(approved.status).toBe('waiting_for_approval');
    const done = must(
      finishAction(approved, 'act_1', { status: 'done', result: {}, at: later(3) }),
    );
    expect([done.status, done.actions[0]?.status]).toEqual(['waiting_for_user', 'done']);
    expect(
      finishAction(done, 'act_1', { status: 'failed', reason: 'again', at: later(4) }),
    ).toBeNull();
  });

  it('decide an action once', () => {
    for (const kind of ['approve', 'reject'] as const) {
      expect(takeDecision(approved, { ...decision, id: 'dec_2', kind }, later(3))).toBeNull();
    }
    const rejected = must(takeDecision(proposed, { ...decision, kind: 'reject' }, later(2)));
    expect([rejected.status, rejected.actions[0]?.status]).toEqual([
      'waiting_for_user',
      'rejected',
    ]);
    expect(
      finishAction(rejected, 'act_1', { status: 'done', result: {}, at: later(3) }),
    ).toBeNull();
  });

  it('leave an action proposed when a message follows, and undecidable when the chat stops', () => {
    const said = { id: 'msg_2', text: 'And who applied?', author };
    const asked = must(takeMessage(proposed, said, later(2)));
    expect([asked.status, asked.turn, asked.actions[0]?.status]).toEqual([
      'thinking',
      2,
      'proposed',
    ]);
    expect(
      takeMessage(
        must(finishTurn(asked, 2, { ...answer, actions: [], at: later(3) })),
        said,
        later(4),
      ),
    ).toBeNull();
    const stopped = must(takeStep(asked, 'stop', { at: later(3) }));
    expect(takeDecision(stopped, { ...decision, kind: 'approve' }, later(4))).toBeNull();
  });

  it('run one tool at a time, and keep the result of a running one only', () => {
    const call = { id: 'tcl_1', tool: 'list_candidates', arguments: {} };
    const calling = must(beginCall(chat, call, later(1)));
    expect(beginCall(calling, { ...call, id: 'tcl_2' }, later(1))).toBeNull();
    const outcome = { status: 'done', summary: '2 found', result: { data: [] } } as const;
    const called = must(finishCall(calling, 'tcl_1', { ...outcome, at: later(2) }));
    expect(finishCall(called, 'tcl_1', { ...outcome, summary: 'twice', at: later(2) })).toBeNull();
    const stopped = must(takeStep(calling, 'stop', { at: later(2) }));
    expect(stopped.toolCalls[0]).toMatchObject({ status: 'failed' });
    expect(finishCall(stopped, 'tcl_1', { ...outcome, at: later(3) })).toBeNull();
  });

  it('ignore the answer of an earlier or stopped turn', () => {
    expect(finishTurn(chat, 2, { ...answer, at: later(1) })).toBeNull();
    const stopped = must(takeStep(chat, 'stop', { at: later(1) }));
    expect(finishTurn(stopped, 1, { ...answer, at: later(2) })).toBeNull();
  });

  it('take at most 100 messages of both roles', () => {
    let full = must(finishTurn(chat, 1, { ...answer, actions: [], at: begun }));
    for (let turn = 2; turn <= MAX_MESSAGES / 2; turn += 1) {
      full = must(takeMessage(full, { id: `msg_${turn}`, text: 'Next', author }, begun));
      full = must(finishTurn(full, turn, { ...answer, actions: [], at: begun }));
    }
    expect(full.messages).toHaveLength(MAX_MESSAGES);
    expect(takeMessage(full, { id: 'msg_x', text: 'One more', author }, begun)).toBeNull();
  });

  it('postpone the end for what a person does, not for answers and top-ups', () => {
    const short = must(takeStep(chat, 'run_short', { at: later(5) }));
    expect(short.expiresAt).toEqual(later(72));
    expect(must(takeStep(short, 'top_up', { at: later(6) })).expiresAt).toEqual(later(72));
    expect(approved.expiresAt).toEqual(new Date(later(2).getTime() + IDLE_MS));
  });

  it('never leave a final status', () => {
    const steps = fc.array(fc.constantFrom(...chatCommands, ...chatEvents), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (taken) => {
        let status: Chat['status'] = 'thinking';
        for (const step of taken) {
          const next = statusAfter(status, step);
          if (isOver(status)) expect([null, status]).toContain(next);
          status = next ?? status;
        }
        expect(chatStatuses).toContain(status);
      }),
    );
  });
});
