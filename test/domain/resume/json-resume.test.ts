import { describe, expect, it } from '@jest/globals';
import { jsonResumeSchema } from '../../../domain/resume/json-resume.ts';

/** Promise: invalid dates are refused with a named member, because they cannot be rendered, compared or counted. */
describe('dates of a JSON Resume', () => {
  const read = (startDate: string) => jsonResumeSchema.safeParse({ work: [{ startDate }] });

  it.each(['2020-13', '2020-00', '2021-02-29', '2020-1', '20', '', '2020-01-01T00:00:00Z'])(
    '%j is refused',
    (text) => {
      expect(read(text).error?.issues).toMatchObject([
        {
          path: ['work', 0, 'startDate'],
          message: 'must be a date as YYYY, YYYY-MM or YYYY-MM-DD',
        },
      ]);
    },
  );

  it.each(['2020', '2020-12', '2020-02-29'])('%j is one', (text) => {
    expect(read(text).data?.work?.[0]?.startDate).toBe(text);
  });
});
