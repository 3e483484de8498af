import { describe, expect, it } from '@jest/globals';
import { requireVersion } from '../../api/input/if-match.ts';

/** Promise: `If-Match: "<version>"` is honoured (decision 0001). */
describe('If-Match on a record of version 3', () => {
  it.each([
    [undefined, true],
    ['"3"', true],
    ['3', true],
    ['W/"3"', true],
    ['"2", "3"', true],
    ['*', true],
    ['"2"', false],
    ['"33"', false],
    ['', false],
  ])('%s', (header, fits) => {
    const check = () => requireVersion(header === undefined ? {} : { 'if-match': header }, 3);
    if (fits) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code: 'version_conflict' }));
  });
});
