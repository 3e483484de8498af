import { describe, expect, it } from '@jest/globals';
import type { Chat } from '../../../../domain/agent/chat/chat.ts';
import { forgetCandidates, subjectsOf } from '../../../../domain/agent/chat/subjects.ts';
import {
  beginCall,
  finishCall,
  finishTurn,
  newChat,
  takeMessage,
} from '../../../../domain/agent/chat/take-step.ts';

const NILS = 'cand_0NaQ8xT2v7Bd1kZp4mXw';
const ADA = 'cand_0NaQ8xT2v7Bd1kZp4mXx';
const at = new Date('2027-01-04T09:00:00Z');
const author = { kind: 'user', id: 'usr_1', name: null } as const;

function must(after: Chat | null): Chat {
  if (after === null) throw new Error('The step is not allowed.');
  return after;
}

/** A chat whose second turn finds a candidate and whose third repeats the name. */
function chatAbout(id: string, name: string): Chat {
  const context = { jobId: null, candidateId: null };
  const said = { id: 'msg_1', text: 'How many roles are open?', author };
  let chat = newChat({ id: 'cht_1', accountId: 'acc_1', title: 'Roles', context }, said, at);
  const answer = (text: string) => ({ id: 'a', text, citations: [], removed: [], actions: [], at });
  chat = must(finishTurn(chat, 1, answer('Four.')));
  chat = must(takeMessage(chat, { id: 'msg_2', text: `Find ${name}`, author }, at));
  chat = must(
    beginCall(chat, { id: 'tcl_1', tool: 'list_candidates', arguments: { q: name } }, at),
  );
  const result = { data: [{ id, name }] };
  chat = must(finishCall(chat, 'tcl_1', { status: 'done', summary: name, result, at }));
  const action = {
    id: 'act_1',
    tool: 'add_candidate_note',
    arguments: { body: name },
    seenVersion: null,
  };
  const found = { ...answer(`${name} applied.`), removed: [name], actions: [action] };
  chat = must(finishTurn(chat, 2, found));
  chat = must(takeMessage(chat, { id: 'msg_3', text: `And ${name}?`, author }, at));
  return must(finishTurn(chat, 3, answer(`Yes, ${name}.`)));
}

/** Promise: anonymising a candidate leaves nothing about them in a chat (decision 0042). */
describe('the candidates that a chat names', () => {
  it('are found in its tool calls and actions', () => {
    expect(subjectsOf(chatAbout(NILS, 'Nils Holm'))).toEqual([NILS]);
  });

  it('leave no word in any member of the chat', () => {
    const after = forgetCandidates(chatAbout(NILS, 'Nils Holm'), [NILS]);
    expect(JSON.stringify(after)).not.toMatch(/Nils|Holm|cand_/u);
    expect(after.messages.map(({ text }) => text)).toEqual([
      ...['How many roles are open?', 'Four.', '', '', '', ''],
    ]);
    expect([after.turn, after.toolCalls[0]?.status]).toEqual([3, 'done']);
    expect(after.actions[0]?.status).toBe('rejected');
  });

  it('of others stay', () => {
    const chat = chatAbout(ADA, 'Ada Byron');
    expect(forgetCandidates(chat, [NILS])).toEqual(chat);
  });

  it('are found in the context, which makes the whole chat about them', () => {
    const chat = { ...chatAbout(ADA, 'Ada'), context: { jobId: null, candidateId: NILS } };
    const after = forgetCandidates(chat, [NILS]);
    expect(after.context.candidateId).toBeNull();
    expect(after.messages.every(({ text }) => text === '')).toBe(true);
    expect(after.title).toBe('');
  });
});
