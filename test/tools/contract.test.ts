import { describe, expect, it } from '@jest/globals';
import { countOperations } from '../../tools/contract/schemathesis.ts';

const report = {
  exit_code: 0,
  operations: { tested: 82, errored: 0 },
  failures: [] as object[],
  errors: [] as object[],
};

/** Promise: `npm run check:contract` counts operations, and an aborted run never passes. */
describe('the count of a contract check', () => {
  it('is the number of operations', () => {
    expect(countOperations(report)).toEqual({ passed: 82, failed: 0 });
  });

  it('counts an operation once if several of its requests fail', () => {
    const failures = [
      { code: 'ST101', operations: ['GET /jobs', 'GET /stats'] },
      { code: 'ST202', operations: ['GET /jobs'] },
    ];
    expect(countOperations({ ...report, exit_code: 1, failures })).toEqual({
      passed: 80,
      failed: 2,
    });
  });

  it('counts errors, such as a request without a response', () => {
    const errors = [{ title: 'Network Error', count: 3 }];
    expect(countOperations({ ...report, exit_code: 1, errors })).toEqual({ passed: 82, failed: 3 });
  });

  it.each([
    ['ended with an unexplained exit code', { exit_code: 2 }],
    ['tested no operation', { operations: { tested: 0 } }],
    ['could not load the document', { operations: null }],
  ])('is a failure if the run %s', (_what, change) => {
    expect(countOperations({ ...report, ...change })).toMatchObject({ failed: 1 });
  });
});
