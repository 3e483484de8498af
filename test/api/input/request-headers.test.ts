import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { judgeHeaders } from '../../../api/input/request-headers.ts';

/** Promise: an ambiguous request is refused (RFC 9110, section 5.3). */
describe('headers of a request', () => {
  function judge(...rawHeaders: string[]): boolean {
    let isPassed = false;
    const req = { headers: { host: 'x' }, httpVersion: '1.1', rawHeaders } as Partial<Request>;
    void judgeHeaders(req as Request, {} as Response, () => (isPassed = true));
    return isPassed;
  }

  it.each(['Authorization', 'Content-Type', 'Host', 'Idempotency-Key'])(
    'two %s headers are 400, in any case and even with the same value',
    (name) => {
      const twice = () => judge(name.toUpperCase(), 'a', 'Accept', 'b', name.toLowerCase(), 'a');
      expect(twice).toThrow(
        expect.objectContaining({
          code: 'invalid_request',
          details: [{ path: name, message: 'must be sent once' }],
        }),
      );
    },
  );

  it('single headers pass, and so does any number of list headers', () => {
    expect(judge('Host', 'a', 'Authorization', 'Host', 'Content-Type', 'Host')).toBe(true);
    const lists = ['X-Forwarded-For', 'a', 'X-Forwarded-For', 'b', 'Accept', 'c', 'Accept', 'd'];
    expect(judge(...lists)).toBe(true);
  });

  it('more than 1,000 headers are 431, before Node drops any', () => {
    const notes = Array.from({ length: 1_000 }, (_, index) => [`X-Note-${index}`, 'a']).flat();
    expect(judge(...notes)).toBe(true);
    const code = 'headers_too_large';
    expect(() => judge(...notes, 'X-Note', 'a')).toThrow(expect.objectContaining({ code }));
  });
});
