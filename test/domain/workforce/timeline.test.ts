import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  faultOf,
  follows,
  inOrder,
  spansOf,
  type Stamp,
} from '../../../domain/workforce/timeline.ts';
import { stampKinds } from '../../../domain/workforce/attendance.ts';

const start = Date.parse('2027-03-01T00:00:00Z');
let made = 0;
function stamp(kind: Stamp['kind'], hour: number): Stamp {
  made += 1;
  return { id: `att_${made}`, kind, at: new Date(start + hour * 3_600_000), until: null };
}

function added(before: Stamp[], one: Stamp) {
  const after = inOrder([...before, one]);
  return faultOf({ before, after, leaves: [], isStart: true, added: one });
}
function removed(before: Stamp[], index: number) {
  const after = before.filter((_, place) => place !== index);
  return faultOf({ before, after, leaves: [], isStart: true, added: null });
}
function leave(from: number, to: number) {
  const { id, at } = stamp('in', from);
  return { id, kind: 'leave' as const, at, until: new Date(start + to * 3_600_000) };
}

describe('the timeline of an employee', () => {
  it.each(stampKinds)('takes %s only where it may stand', (kind) => {
    for (const previous of [null, ...stampKinds]) {
      const allowed = {
        in: [null, 'out'],
        out: ['in', 'break_end'],
        break_start: ['in', 'break_end'],
        break_end: ['break_start'],
      }[kind] as (string | null)[];
      const before = previous === null ? null : stamp(previous, 1);
      expect(follows(stamp(kind, 2), before)).toBe(allowed.includes(previous));
    }
  });

  it('names the entry with which a new one collides', () => {
    const open = stamp('in', 9);
    expect(added([open], stamp('in', 33))?.other).toBe(open);
    expect(added([open], stamp('in', 8))?.other).toBe(open);
    expect(added([open], stamp('out', 9))).toEqual({
      message: 'two entries at one instant',
      other: open,
    });
  });

  it('takes an earlier day and a forgotten break before complete work', () => {
    const day = [stamp('in', 33), stamp('out', 41)];
    const earlier = stamp('in', 9);
    expect(added(day, earlier)).toBeNull();
    expect(added(inOrder([...day, earlier]), stamp('out', 17))).toBeNull();
    expect(added(inOrder([...day, earlier]), stamp('in', 8))).not.toBeNull();
    const pause = stamp('break_start', 35);
    expect(added(day, pause)).toBeNull();
    expect(added(inOrder([...day, pause]), stamp('break_end', 36))).toBeNull();
    expect(added(inOrder([...day, pause]), stamp('out', 36))).not.toBeNull();
  });

  it('takes an earlier day with its break, stamp by stamp', () => {
    const shift: [Stamp['kind'], number][] = [
      ['in', 9],
      ['break_start', 12],
      ['break_end', 13],
      ['break_start', 15],
      ['break_end', 16],
      ['out', 17],
    ];
    let stamps: Stamp[] = [stamp('in', 33), stamp('out', 41)];
    for (const [kind, hour] of shift) {
      const one = stamp(kind, hour);
      expect(added(stamps, one)).toBeNull();
      stamps = inOrder([...stamps, one]);
    }
    expect(added([stamp('in', 33)], stamp('break_end', 13))).not.toBeNull();
  });

  it('takes what begins at the instant at which something ends', () => {
    const morning = [stamp('in', 8), stamp('out', 12)];
    const noon = stamp('in', 12);
    expect(added(morning, noon)).toBeNull();
    expect(added(inOrder([noon, ...morning]), stamp('out', 17))).toBeNull();
    const evening = [stamp('in', 12), stamp('out', 17)];
    const before = inOrder([...evening, stamp('in', 8)]);
    expect(added(before, stamp('out', 12))).toBeNull();
    const pause = [stamp('in', 8), stamp('break_start', 11), stamp('break_end', 12)];
    expect(added(pause, stamp('out', 12))).toBeNull();
    expect(added(morning, stamp('out', 12))?.message).toBe('two entries at one instant');
  });

  it('keeps every timeline that is built by accepted additions free of double counting', () => {
    const kinds = fc.constantFrom(...stampKinds);
    const tried = fc.array(fc.tuple(kinds, fc.integer({ min: 0, max: 60 })), { maxLength: 30 });
    fc.assert(
      fc.property(tried, (tries) => {
        let stamps: Stamp[] = [];
        for (const [kind, hour] of tries) {
          const one = stamp(kind, hour);
          if (added(stamps, one) === null) stamps = inOrder([...stamps, one]);
        }
        const spans = spansOf(stamps);
        spans.forEach(({ from, to }, index) => {
          expect(from.getTime()).toBeLessThanOrEqual(to.getTime());
          const next = spans[index + 1];
          if (next !== undefined) expect(to.getTime()).toBeLessThanOrEqual(next.from.getTime());
        });
        // Never an end without its beginning. A forgotten break lacks its end until that is added.
        stamps.forEach((one, index) => {
          if (one.kind !== 'out' && one.kind !== 'break_end') return;
          const previous = stamps[index - 1] ?? null;
          const isForgotten = one.kind === 'out' && previous?.kind === 'break_start';
          expect(isForgotten || follows(one, previous)).toBe(true);
        });
      }),
    );
  });

  it('accepts work in any number of whole days in the order of time', () => {
    const day = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(day, (days) => {
        let stamps: Stamp[] = [];
        days.forEach((hasBreak, number) => {
          const kinds: Stamp['kind'][] = hasBreak
            ? ['in', 'break_start', 'break_end', 'out']
            : ['in', 'out'];
          kinds.forEach((kind, step) => {
            const one = stamp(kind, number * 24 + 8 + step);
            expect(added(stamps, one)).toBeNull();
            stamps = [...stamps, one];
          });
        });
      }),
    );
  });

  it('refuses deletions that leave two of a kind in a row, and takes the last entry', () => {
    const days = [stamp('in', 9), stamp('out', 17), stamp('in', 33), stamp('out', 41)];
    expect(removed(days, 1)?.other).toBe(days[0]);
    expect(removed(days, 0)).not.toBeNull();
    expect(removed(days, 3)).toBeNull();
  });

  it('keeps leave apart from work and other leave, half-open', () => {
    const day = [stamp('in', 9), stamp('out', 17)];
    const judge = (one: ReturnType<typeof leave>, others: ReturnType<typeof leave>[] = []) =>
      faultOf({ before: day, after: day, leaves: [...others, one], isStart: true, added: one });
    expect(judge(leave(17, 41))).toBeNull();
    expect(judge(leave(0, 9))).toBeNull();
    expect(judge(leave(16, 41))?.other).toBe(day[1]);
    expect(judge(leave(10, 12))).not.toBeNull();
    expect(judge(leave(0, 10))).not.toBeNull();
    const first = leave(20, 30);
    expect(judge(leave(30, 40), [first])).toBeNull();
    expect(judge(leave(29, 40), [first])?.other).toBe(first);
  });

  it('lets work that is still open reach to its last stamp only', () => {
    const open = [stamp('in', 9)];
    const one = leave(33, 57);
    expect(
      faultOf({ before: open, after: open, leaves: [one], isStart: true, added: one }),
    ).toBeNull();
    const late = stamp('out', 60);
    const over = [...open, late];
    const fault = faultOf({ before: open, after: over, leaves: [one], isStart: true, added: late });
    expect(fault?.message).toBe('overlaps work');
  });
});
