import { describe, expect, it } from '@jest/globals';
import { AppError, invalidRequest } from '../../../domain/common/errors.ts';

/** Promise: an error response stays small, however many problems the input has. */
describe('AppError', () => {
  const details = Array.from({ length: 20_000 }, (_, index) => ({
    path: `k${index}`,
    message: 'is not known here',
  }));

  it('keeps the first hundred details', () => {
    const error = new AppError('invalid_request', { details });
    expect(error.details).toEqual(details.slice(0, 100));
  });

  it('shortens paths and messages that quote long names, and keeps them well-formed', () => {
    const name = '😀'.repeat(500_000);
    const { message, details: [detail] = [] } = invalidRequest(name, 'is not known here');
    expect(message).toHaveLength(1_000);
    expect(detail?.path).toHaveLength(200);
    expect(detail?.path.isWellFormed()).toBe(true);
    expect(message.isWellFormed()).toBe(true);
    expect(detail).toMatchObject({ path: expect.stringMatching(/^😀.*…$/u) });
  });

  it('does not change texts that fit', () => {
    const error = invalidRequest('a'.repeat(200), 'is wrong');
    expect(error.details).toEqual([{ path: 'a'.repeat(200), message: 'is wrong' }]);
  });
});
