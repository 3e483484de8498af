import { describe, expect, it } from '@jest/globals';
import { prefersCsv, tableAnswer } from '../../api/table-answer.ts';

/** Promise: rows come as CSV only to callers that ask for it, and run nothing in a spreadsheet. */
describe('a list as a table', () => {
  it.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['text/csv', true],
    ['TEXT/CSV; charset=utf-8', true],
    ['text/csv, application/json', true],
    ['application/json, text/csv;q=0.5', false],
    ['text/csv;q=0', false],
    ['application/json;q=0.1, text/csv;q=0.5', true],
  ])('Accept %j: %j', (accept, expected) => {
    expect(prefersCsv(accept)).toBe(expected);
  });

  it('writes the columns in order, empty cells for null, and quotes where needed', () => {
    const data = [
      { name: '=1+1', note: 'a "b", c', count: -3, share: null },
      { name: 'x', note: 'y', count: 0, share: 0.5 },
    ];
    const columns = ['name', 'count', 'share', 'note'] as const;
    const { body, headers } = tableAnswer({ accept: 'text/csv' }, columns, { data });
    expect(Buffer.from(body as Uint8Array).toString()).toBe(
      `name,count,share,note\n'=1+1,-3,,"a ""b"", c"\nx,0,0.5,y\n`,
    );
    expect(headers?.['Content-Type']).toMatch(/^text\/csv/);
  });
});
