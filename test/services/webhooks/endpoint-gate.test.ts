import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEndpointGate, type EndpointGate } from '../../../services/webhooks/endpoint-gate.ts';
import type { Entered, Pass } from '../../../services/webhooks/endpoint-line.ts';

const isPass = (entered: Entered): entered is Pass => 'leave' in entered;

/** This many attempts at once, in order of arrival. */
function crowd(gate: EndpointGate, size: number, id = 'whk_1') {
  return Array.from({ length: size }, () => gate.enter(id));
}

/** Passes that are free without a returned one. */
async function passesOf(entering: Promise<Entered>[]): Promise<Pass[]> {
  return (await Promise.all(entering)).filter(isPass);
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

  it('postpones waiters after a second, each to its own turn', async () => {
    const gate = createEndpointGate();
    const started = Date.now();
    const entered = await Promise.all(crowd(gate, 40));
    expect(Date.now() - started).toBeLessThan(1_500);
    expect(entered.filter(isPass)).toHaveLength(2);
    const turns = entered.flatMap((one) => (isPass(one) ? [] : [one.comeBackMs]));
    expect(turns).toHaveLength(38);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(1_000);
    expect(Math.max(...turns)).toBeLessThanOrEqual(5 * 60_000);
    expect(new Set(turns).size).toBeGreaterThan(35);
  });

  describe('of a silent receiver with a long queue', () => {
    const MINUTE_MS = 60_000;
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    /** The longest postponement in a crowd after this much time without a response. */
    async function longestTurn(gate: EndpointGate, silentMs: number): Promise<number> {
      const [pass] = await passesOf([gate.enter('whk_1')]);
      await jest.advanceTimersByTimeAsync(silentMs);
      pass?.leave(false);
      const entering = crowd(gate, 2_000);
      await jest.advanceTimersByTimeAsync(2_000);
      const entered = await Promise.all(entering);
      for (const one of entered) if (isPass(one)) one.leave(null);
      return Math.max(...entered.map((one) => (isPass(one) ? 0 : one.comeBackMs)));
    }

    it('postpones them for as long as it has been silent, an hour at most', async () => {
      const gate = createEndpointGate();
      const turns: number[] = [];
      for (const minutes of [1, 19, 20, 60])
        turns.push((await longestTurn(gate, minutes * MINUTE_MS)) / MINUTE_MS);
      const limits = [5, 20, 40, 60];
      for (const [index, limit] of limits.entries()) {
        expect(turns[index]).toBeLessThanOrEqual(limit);
        expect(turns[index]).toBeGreaterThan(limit * 0.75);
      }
    });

    it('resets once it has responded', async () => {
      const gate = createEndpointGate();
      await longestTurn(gate, 30 * MINUTE_MS);
      const [pass] = await passesOf([gate.enter('whk_1')]);
      pass?.leave(true);
      expect(await longestTurn(gate, MINUTE_MS)).toBeLessThanOrEqual(5 * MINUTE_MS);
    });
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

  describe('within a workflow task', () => {
    /** An endpoint whose last request took this many milliseconds. */
    async function proven(gate: EndpointGate, id: string, { answered = true, tookMs = 0 } = {}) {
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      const [pass] = await passesOf([gate.enter(id)]);
      clock.mockReturnValue(now + tookMs);
      pass?.leave(answered);
      clock.mockRestore();
    }

    it('admits requests only to an endpoint that was fast the last time', async () => {
      const gate = createEndpointGate();
      const mayEnter = async (id: string) => (await passesOf([gate.enterAtOnce(id)])).length === 1;
      await proven(gate, 'whk_quick', { tookMs: 900 });
      await proven(gate, 'whk_slow', { tookMs: 1_100 });
      await proven(gate, 'whk_silent', { answered: false });
      expect(await mayEnter('whk_new')).toBe(false);
      expect(await mayEnter('whk_quick')).toBe(true);
      expect(await mayEnter('whk_slow')).toBe(false);
      expect(await mayEnter('whk_silent')).toBe(false);
      await proven(gate, 'whk_quick', { answered: false });
      expect(await mayEnter('whk_quick')).toBe(false);
    });

    it('admits none to a slow endpoint, and none beyond its share', async () => {
      const gate = createEndpointGate();
      await proven(gate, 'whk_1', { tookMs: 500 });
      const atOnce = (size: number) =>
        passesOf(Array.from({ length: size }, () => gate.enterAtOnce('whk_1')));
      expect(await atOnce(1)).toHaveLength(1);
      const later = Date.now() + 1_100;
      const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
      expect(await atOnce(1)).toHaveLength(0);
      clock.mockRestore();
      expect(await atOnce(12)).toHaveLength(9);
    });

    it('admits twice as many to an endpoint that responds promptly', async () => {
      const gate = createEndpointGate();
      await proven(gate, 'whk_prompt', { tookMs: 100 });
      await proven(gate, 'whk_quick', { tookMs: 101 });
      expect(await passesOf(crowd(gate, 25, 'whk_prompt'))).toHaveLength(20);
      expect(await passesOf(crowd(gate, 25, 'whk_quick'))).toHaveLength(10);
    });

    it('keeps workflow tasks for others: at most twenty wait for receivers', async () => {
      const gate = createEndpointGate();
      const ids = Array.from({ length: 30 }, (_, index) => `whk_${index}`);
      for (const id of ids) await proven(gate, id);
      const passes = await passesOf(ids.map((id) => gate.enterAtOnce(id)));
      expect(passes).toHaveLength(20);
      passes[0]?.leave(true);
      expect(await passesOf(ids.slice(20).map((id) => gate.enterAtOnce(id)))).toHaveLength(1);
    });
  });
});
