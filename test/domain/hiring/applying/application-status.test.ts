import { describe, expect, it } from '@jest/globals';
import { canWithdraw, shownStatus } from '../../../../domain/hiring/applying/application-status.ts';
import type { Application } from '../../../../domain/hiring/candidate.ts';
import { newApplication, newCandidate } from '../../../../domain/hiring/new-candidate.ts';
import { withdrawApplication } from '../../../../domain/hiring/pipeline/withdraw-application.ts';

const now = new Date('2026-11-28T10:00:00Z');
const posting = { id: 'job_1', title: 'Mechanic', organizationId: 'org_1' };
const actor = { kind: 'candidate' as const, id: null, name: null };
const fresh = newApplication({ id: 'app_1', posting, companyName: 'Harbour', actor }, now);
const knockedOutBy = [{ key: 'permit', label: 'Have you a permit?' }];

/** Promise: an applicant sees received, in review or closed, and never the rule that rejected them within a second. */
describe('the status that an applicant sees', () => {
  const moved = [
    ...fresh.history,
    { stage: 'rejected', enteredAt: now, leftAt: null, actor, reason: null },
  ];
  it.each<[string, Partial<Application>, boolean, string]>([
    ['a new application', {}, true, 'received'],
    ['a new application for a closed role', {}, false, 'received'],
    ['a moved application', { stage: 'interview' }, true, 'in_review'],
    [
      'a rejected application',
      { status: 'rejected', stage: 'rejected', history: moved },
      true,
      'closed',
    ],
    ['a hired one', { status: 'hired', stage: 'hired' }, true, 'closed'],
    ['a withdrawn one', { status: 'withdrawn' }, true, 'closed'],
    ['one that a rule rejected', { status: 'rejected', knockedOutBy }, true, 'received'],
    ['the same once the role is closed', { status: 'rejected', knockedOutBy }, false, 'closed'],
    [
      'the same once a person rejected it',
      { status: 'rejected', stage: 'rejected', knockedOutBy, history: moved },
      true,
      'closed',
    ],
  ])('%s', (...[, members, isOpen, status]) => {
    const application = { ...fresh, ...members };
    expect(shownStatus(application, isOpen)).toBe(status);
    expect(canWithdraw(application, isOpen)).toBe(status !== 'closed');
  });
});

/** Promise: withdrawing changes the status of that application alone, once. */
describe('withdrawing', () => {
  const other = { ...fresh, id: 'app_2', jobId: 'job_2' };
  const candidate = {
    ...newCandidate({ id: 'cand_1', accountId: 'acc_1' }, now),
    applications: [fresh, other],
  };
  const later = new Date('2026-11-29T10:00:00Z');

  it('keeps stage, history and other applications', () => {
    const after = withdrawApplication(candidate, 'app_1', later);
    expect(after?.applications).toEqual([
      { ...fresh, status: 'withdrawn', withdrawnAt: later },
      other,
    ]);
  });

  it('changes nothing when repeated, or for an unknown application', () => {
    const once = withdrawApplication(candidate, 'app_1', later);
    expect(withdrawApplication(once ?? candidate, 'app_1', new Date())).toBeNull();
    expect(withdrawApplication(candidate, 'app_9', later)).toBeNull();
  });
});
