import { describe, expect, it } from '@jest/globals';
import { knownLines, setAsideLines } from './constraint-lines.ts';
import { understood } from './understood.ts';

describe('the constraints of a typed line', () => {
  it.each([...knownLines, ...setAsideLines])('%s', (line, expected) => {
    expect(understood(line)).toBe(expected);
  });
});
