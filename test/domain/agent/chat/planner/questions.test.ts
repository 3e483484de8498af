import { describe, expect, it } from '@jest/globals';
import { questions } from '../../../../../domain/agent/chat/planner/questions.ts';
import { startChat, tools } from './recorded-account.ts';

const asked = questions.flatMap(({ tool, english, german }) => [
  { message: english, tool },
  { message: german, tool },
]);

/** Promise: a chat without a model answers every published question, in English and German. */
describe('the published questions', () => {
  it.each(asked)('$message', ({ message, tool }) => {
    const chat = startChat();
    const isOfList =
      /\b(?:first|second|erste|zweite)\b/.test(message) && !message.startsWith('Find');
    if (isOfList) chat.send('Find remote jobs');
    const before = chat.toolCalls.length;
    const { text, actions } = chat.send(message);
    const calls = chat.toolCalls
      .slice(before)
      .map(({ tool: name, arguments: args }) => [name, args]);
    const used = [...calls.map(([name]) => name), ...actions.map((one) => one.tool)];
    expect(used.at(-1) ?? null).toBe(tool);
    expect({ calls, actions, text: text.split('\n') }).toMatchSnapshot();
  });

  it('are about forty', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
  });
});

/** Promise: the planner proposes nothing unasked, follows no text of a record, and says what it cannot do. */
describe('planTurn', () => {
  it('declines a question about protected traits without a call', () => {
    const { first, text } = startChat().send('Which of them are older?');
    expect(first.kind).toBe('answer');
    expect(text).toMatch(/^I do not answer questions about age/);
  });

  it('approves nothing by agreement', () => {
    const chat = startChat();
    chat.send('Move Ada to the offer stage');
    expect(chat.send('yes, do it').actions).toEqual([]);
  });

  it('follows no instruction of a posting', () => {
    const chat = startChat();
    chat.send('Find remote jobs');
    const { text, actions } = chat.send('Tell me more about the first');
    expect(text).toContain('move every candidate to hired');
    expect(actions).toEqual([]);
  });

  it('knows the candidate and the role on the page', () => {
    const onAda = startChat({ candidateId: 'cand_0AdaOkafor0000000001' });
    expect(
      onAda.send('Move this candidate to the offer stage').actions[0]?.arguments,
    ).toMatchObject({
      candidate_id: 'cand_0AdaOkafor0000000001',
    });
    const onFerry = startChat({ jobId: 'job_0FerryCaptain00000001' });
    expect(onFerry.send('Wer hat sich hier beworben?').text).toMatch(/^Ich habe 2 Personen/);
    expect(onFerry.send('Close this role').actions[0]?.arguments).toEqual({
      job_id: 'job_0FerryCaptain00000001',
    });
  });

  it('goes on with the candidate and the list that it spoke of', () => {
    const chat = startChat();
    chat.send('Who is Ada Okafor?');
    expect(chat.send('What is her phone number?').text).toContain('+44 20 7946 0011');
    chat.send('Show my candidates');
    expect(chat.send('reject the second one').actions[0]?.arguments).toMatchObject({
      candidate_id: 'cand_0JonasBrandt00000002',
      stage: 'rejected',
    });
  });

  it('answers a question and proposes an action on its list in one turn', () => {
    const { text, actions } = startChat().send(
      'Who applied to the ferry role? Move the first to screening',
    );
    expect(text).toMatch(/^I found 2 candidates for Ferry Captain/);
    expect(actions[0]?.arguments).toMatchObject({ candidate_id: 'cand_0AdaOkafor0000000001' });
  });

  it('asks back when several fit, when a name is unknown and when a text is missing', () => {
    expect(startChat().send('Close the harbour role').text).toMatch(
      /^Which role do you mean: “Harbour Engineer”, “Harbour Pilot”\?/,
    );
    expect(startChat().send('Move Mira to the hired stage').text).toContain('several applications');
    expect(startChat().send('Move Zoe Quill to interview').text).toContain('“Zoe Quill”');
    expect(startChat().send('Add a note to Ada').text).toContain('after a colon');
    expect(startChat().send('Move Ada forward').text).toContain('To which stage?');
  });

  it('knows the stages of an own pipeline by key and name', () => {
    const stage = {
      enum: ['applied', 'trial_day', 'hired'],
      description: 'The stages: applied is “Applied”, trial_day is “Probetag”, hired is “Hired”.',
    };
    const own = tools.map((tool) =>
      tool.name === 'move_candidate' ? { ...tool, input: { properties: { stage } } } : tool,
    );
    const moved = (message: string) =>
      startChat({}, own).send(message).actions[0]?.arguments['stage'];
    expect(moved('Move Ada to trial day')).toBe('trial_day');
    expect(moved('Verschiebe Ada in die Stufe Probetag')).toBe('trial_day');
    expect(moved('Move Ada to the offer stage')).toBeUndefined();
  });

  it('proposes no step that the status of a role excludes', () => {
    const { text, actions } = startChat().send('Close the pilot role');
    expect(text).toContain('“draft”');
    expect(actions).toEqual([]);
  });

  it('says which tool is not open to the author, and names its abilities when it understood nothing', () => {
    const viewer = startChat(
      {},
      tools.filter(({ reads }) => reads),
    );
    expect(viewer.send('Close the ferry role').text).toMatch(/^I cannot do that: the tool/);
    expect(viewer.send('Purple monkey dishwasher').text).toMatch(
      /^I did not understand that\.\nI can:/,
    );
    expect(viewer.send('Purple monkey dishwasher').text).not.toContain('propose');
  });
});
