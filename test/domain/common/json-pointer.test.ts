import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointerWithin, valueAt } from '../../../domain/common/json-pointer.ts';

/** Promise: a citation's pointer leads to the value that it was made for. */
describe('JSON Pointers', () => {
  it('lead back to the value, whatever the names of its members', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 5 }), fc.jsonValue(), (steps, value) => {
        const source = steps.reduceRight<unknown>(
          (inner, step) => Object.fromEntries([[step, inner]]),
          value,
        );
        const pointer = steps.reduce(pointerWithin, '');
        expect(valueAt(source, pointer)).toEqual({ value });
      }),
    );
  });

  it.each([
    ['a name that is not there', '/b'],
    ['an item after the last', '/a/1'],
    ['a member that every object has', '/constructor'],
    ['a pointer without its slash', 'a'],
  ])('lead nowhere: %s', (_what, pointer) => {
    expect(valueAt({ a: ['x'] }, pointer)).toBeNull();
  });
});
