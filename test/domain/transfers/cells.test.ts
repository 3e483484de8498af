import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCell, splitList, writeCell } from '../../../domain/transfers/cells.ts';

/** Promise: a table opens in a spreadsheet without running anything, and reads back to the same values. */
describe('cells of exported tables', () => {
  it.each([
    ['=HYPERLINK("http://a.example")', `'=HYPERLINK("http://a.example")`],
    ['+46 70 123', "'+46 70 123"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ["'quoted", "'quoted"],
    ['plain', 'plain'],
  ])('writes %j as %j and reads it back', (text, cell) => {
    expect(writeCell(text, 'text')).toBe(cell);
    expect(readCell(cell)).toBe(text);
  });

  it('writes numbers, flags, lists and objects', () => {
    expect(writeCell(-5, 'number')).toBe('-5');
    expect(writeCell(false, 'boolean')).toBe('false');
    expect(writeCell(null, 'text')).toBe('');
    expect(writeCell(['a;b', 'c\\'], 'list')).toBe('a\\;b; c\\\\');
    expect(writeCell({ a: [1] }, 'json')).toBe('{"a":[1]}');
  });

  it('reads back any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^['=+\-@\t ]{0,4}$/)),
        (text) => {
          const cell = writeCell(text, 'text');
          expect(readCell(cell)).toBe(text);
          expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        },
      ),
    );
  });

  it('reads back any list of lines', () => {
    const word = fc.stringMatching(/^[ab;\\']{1,6}$/);
    fc.assert(
      fc.property(fc.array(word), (list) => {
        expect(splitList(readCell(writeCell(list, 'list')))).toEqual(list);
      }),
    );
  });
});
