import { describe, expect, it } from '@jest/globals';
import { isId } from '../../domain/common/ids.ts';
import { newId } from '../../storage/new-id.ts';

/** More than twice the number of ids per draw of random bytes. */
const MANY = 2_500;

/** Promise: no id is given twice, also within one millisecond (decision 0001). */
describe('newId', () => {
  it('creates distinct ids', () => {
    const ids = Array.from({ length: MANY }, () => newId('job'));
    expect(new Set(ids).size).toBe(MANY);
    expect(ids.every((id) => isId('job', id))).toBe(true);
  });

  it('draws the random part of each separately', () => {
    const random = Array.from({ length: MANY }, () => newId('job').slice(-12));
    expect(new Set(random).size).toBe(MANY);
  });
});
