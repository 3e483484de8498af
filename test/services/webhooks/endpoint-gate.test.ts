import { describe, expect, it, jest } from '@jest/globals';
import { createEndpointGate, type EndpointGate } from '../../../services/webhooks/endpoint-gate.ts';
import type { Pass } from '../../../services/webhooks/endpoint-line.ts';

/** This many attempts at once, in order of arrival. */
function crowd(gate: EndpointGate, size: number, id = 'whk_1') {
  return Array.from({ length: size }, () => gate.enter(id));
}

/** Passes that are free without a returned one. */
async function passesOf(entering: Promise<Pass | null>[]): Promise<Pass[]> {
  return (await Promise.all(entering)).filter((pass) => pass !== null);
}

describe('the gate of an endpoint', () => {
  it('admits two requests to an untried endpoint, and the others in turn once it has responded', async () => {
    const gate = createEndpointGate();
    const entering = crowd(gate, 22);
    const [first, second] = (await Promise.all(entering.slice(0, 2))) as [Pass, Pass];
    first.leave(true);
    const rest = await passesOf(entering.slice(2));
    expect(rest).toHaveLength(19);
    second.leave(true);
    for (const pass of rest) pass.leave(true);
  });

  it('gives waiters nothing after a second, and nothing at once to those behind two hundred', async () => {
    const gate = createEndpointGate();
    const started = Date.now();
    const entering = crowd(gate, 203);
    const ended = [201, 202].map(async (at) => ({ at, pass: await entering[at] }));
    expect(await Promise.race(ended)).toEqual({ at: 202, pass: null });
    expect(await passesOf(entering)).toHaveLength(2);
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('admits waiters in their order', async () => {
    const gate = createEndpointGate();
    const entered: number[] = [];
    const entering = crowd(gate, 6).map(async (pass, index) => {
      const given = await pass;
      entered.push(index);
      given?.leave(true);
    });
    await Promise.all(entering);
    expect(entered).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('falls back to two after a request without a response', async () => {
    const gate = createEndpointGate();
    const [one] = await passesOf([gate.enter('whk_1')]);
    one?.leave(true);
    const ten = await passesOf(crowd(gate, 10));
    ten[0]?.leave(true);
    expect(await passesOf(crowd(gate, 1))).toHaveLength(1);
    for (const pass of ten.slice(1)) pass.leave(false);
    expect(await passesOf(crowd(gate, 5))).toHaveLength(1);
  });

  it('does not let one endpoint delay another', async () => {
    const gate = createEndpointGate();
    const silent = crowd(gate, 30, 'whk_silent');
    expect(await passesOf([gate.enter('whk_1'), gate.enter('whk_2')])).toHaveLength(2);
    await Promise.all(silent);
  });

  it('ignores a turn in which nothing was sent', async () => {
    const gate = createEndpointGate();
    const [one] = await passesOf([gate.enter('whk_1')]);
    one?.leave(null);
    expect(await passesOf(crowd(gate, 5))).toHaveLength(2);
  });

  it('admits twice as many to an endpoint that responds promptly', async () => {
    const gate = createEndpointGate();
    const proven = async (id: string, tookMs: number) => {
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const [pass] = await passesOf([gate.enter(id)]);
      clock.mockReturnValue(now + tookMs);
      pass?.leave(true);
      clock.mockRestore();
    };
    await proven('whk_prompt', 100);
    await proven('whk_usual', 101);
    expect(await passesOf(crowd(gate, 25, 'whk_prompt'))).toHaveLength(20);
    expect(await passesOf(crowd(gate, 25, 'whk_usual'))).toHaveLength(10);
  });
});
