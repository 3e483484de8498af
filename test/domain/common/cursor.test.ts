import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { decodeCursor, encodeCursor, type CursorScope } from '../../../domain/common/cursor.ts';

const position = z.object({ at: z.number(), id: z.string() });

function scope(list: string, key = 'key'): CursorScope {
  return { list, sign: (text) => createHmac('sha256', key).update(text).digest('base64url') };
}

describe('cursors (decision 0003)', () => {
  it('decode to the encoded position, and need no escaping in a URL', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string(), (at, id) => {
        const cursor = encodeCursor({ at: at || 0, id }, scope('jobs'));
        expect(encodeURIComponent(cursor)).toBe(cursor);
        expect(decodeCursor(cursor, scope('jobs'), position)).toEqual({ at: at || 0, id });
      }),
    );
  });

  it('belong to one list, one filter and one installation', () => {
    const cursor = encodeCursor({ at: 1, id: 'a' }, scope('jobs q=nurse'));
    for (const other of [scope('jobs q=doctor'), scope('jobs q=nurse', 'other key')]) {
      expect(() => decodeCursor(cursor, other, position)).toThrow(
        expect.objectContaining({ code: 'invalid_cursor', status: 400 }),
      );
    }
  });

  it('are refused when a single character is changed, added or removed', () => {
    const cursor = encodeCursor({ at: 1, id: 'a' }, scope('jobs'));
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), fc.constantFrom('A', 'B', '.', '', '~'), (at, by) => {
        const forged = cursor.slice(0, at) + by + cursor.slice(at + 1);
        fc.pre(forged !== cursor);
        expect(() => decodeCursor(forged, scope('jobs'), position)).toThrow('cursor');
      }),
    );
  });

  it('are refused in any other form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => decodeCursor(text, scope('jobs'), position)).toThrow(
          expect.objectContaining({ code: 'invalid_cursor' }),
        );
      }),
    );
  });

  it("are refused when the position has another form than the list's", () => {
    const cursor = encodeCursor({ name: 'a' }, scope('jobs'));
    expect(() => decodeCursor(cursor, scope('jobs'), position)).toThrow(
      expect.objectContaining({ code: 'invalid_cursor' }),
    );
  });
});
