import { expect, it } from '@jest/globals';
import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/common';
import { isTurnAbandoned } from '../../../workflows/agent/abandoned-turn.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00.000Z');
const open = { expiresAt: '2026-03-02T12:00:00.000Z' };
const late = { expiresAt: '2026-03-01T11:00:00.000Z' };

/** The failure of a turn, as Temporal reports it. */
const ended = (cause: Error) =>
  new ActivityFailure('It came to nothing.', 'draftApplySession', '1', 'TIMEOUT', undefined, cause);

/** Builds a `TimeoutFailure` with its cause, as Temporal does. */
const timedOut = (cause?: Error) =>
  Object.assign(new TimeoutFailure('Too late.', undefined, 'SCHEDULE_TO_CLOSE'), { cause });

it('differs from a turn that failed, permanently or in each attempt', () => {
  const away = ApplicationFailure.create({ type: 'model_unavailable' });
  expect(isTurnAbandoned(ended(timedOut()), open, NOW_MS)).toBe(true);
  expect(isTurnAbandoned(ended(timedOut(timedOut())), open, NOW_MS)).toBe(true);
  expect(isTurnAbandoned(ended(timedOut()), late, NOW_MS)).toBe(false);
  expect(isTurnAbandoned(ended(timedOut(away)), open, NOW_MS)).toBe(false);
  expect(isTurnAbandoned(ended(away), open, NOW_MS)).toBe(false);
  expect(isTurnAbandoned(away, open, NOW_MS)).toBe(false);
});
