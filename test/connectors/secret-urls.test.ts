import { expect, test } from '@jest/globals';
import { FeedNotFound } from '../../connectors/feed/errors.ts';

/** Promise: secrets never reach logs, histories or run records. The query of a feed's URL may contain a key. */
test('the error of a missing feed omits the query of its URL', () => {
  const { message } = new FeedNotFound('https://jobs.example.com/feed.xml?token=S3CRET#part');
  expect(message).toBe('Not found: https://jobs.example.com/feed.xml.');
});
