import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isBusy,
  isOver,
  sessionActions,
  sessionEvents,
  sessionStatuses,
  statusAfter,
  type SessionStatus,
} from '../../../domain/agent/session-lifecycle.ts';

const steps = [...sessionActions, ...sessionEvents];

/** The transitions of decision 0021, written independently of the code: from, step, to. */
const allowed = `
  drafting ask needs_input
  drafting complete awaiting_approval
  drafting run_short needs_payment
  drafting stop stopped
  drafting fail failed
  needs_input continue drafting
  needs_input stop stopped
  needs_input expire expired
  needs_input fail failed
  awaiting_approval continue drafting
  awaiting_approval approve_submit submitting
  awaiting_approval stop stopped
  awaiting_approval expire expired
  awaiting_approval fail failed
  needs_payment top_up drafting
  needs_payment stop stopped
  needs_payment expire expired
  needs_payment fail failed
  submitting submit submitted
  submitting fail failed
  submitting approve_submit submitting
  submitted approve_submit submitted
  stopped stop stopped`;

describe('the states of an apply session', () => {
  it('allows exactly the documented transitions', () => {
    const found = sessionStatuses.flatMap((from) =>
      steps.flatMap((step) => {
        const to = statusAfter(from, step);
        return to === null ? [] : [`${from} ${step} ${to}`];
      }),
    );
    const written = allowed.trim().split(/\n\s+/);
    expect(found.sort()).toEqual(written.sort());
  });

  it('has final states and states that advance by themselves', () => {
    expect(sessionStatuses.filter(isOver)).toEqual(['submitted', 'stopped', 'expired', 'failed']);
    expect(sessionStatuses.filter(isBusy)).toEqual(['drafting', 'submitting']);
  });

  it('never submits without approval, and never leaves a final state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (walk) => {
        let status: SessionStatus = 'drafting';
        let approved = false;
        for (const step of walk) {
          const next = statusAfter(status, step);
          if (next === null) continue;
          if (isOver(status)) expect(next).toBe(status);
          // An approval applies to the approved draft; any further turn requires a new one.
          if (next === 'drafting') approved = false;
          if (step === 'approve_submit') approved = true;
          if (next === 'submitting' || next === 'submitted') expect(approved).toBe(true);
          status = next;
        }
      }),
    );
  });

  it('reaches a final state from every other state', () => {
    const leadsToEnd = (from: SessionStatus, seen: SessionStatus[] = []): boolean =>
      isOver(from) ||
      steps.some((step) => {
        const next = statusAfter(from, step);
        return next !== null && !seen.includes(next) && leadsToEnd(next, [...seen, next]);
      });
    expect(sessionStatuses.filter((status) => !leadsToEnd(status))).toEqual([]);
  });
});
