import { describe, expect, it } from '@jest/globals';
import { mayUseLink, mayWorkIn } from '../../../../domain/accounts/console/session-rules.ts';
import { mailAlone } from '../../../../domain/accounts/console/sign-in-settings.ts';

const issuer = 'https://id.example.com/';
const now = new Date('2026-11-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const own = { ...mailAlone('acc_1'), issuer };

/** Promise: an account decides by which way, and for how long, its members are signed in. */
describe('a session', () => {
  it.each([
    ['by link, where that is enough', null, own, true],
    ['by link, where the provider is required', null, { ...own, required: true }, false],
    ['by the provider', issuer, { ...own, required: true }, true],
    ['by a provider that was replaced', 'https://old.example.com/', own, false],
    ['by a provider that was removed', issuer, mailAlone('acc_1'), false],
  ])('%s', (...[, by, settings, isAllowed]) => {
    const session = { issuer: by, createdAt: hoursAgo(1) };
    expect(mayWorkIn({ session, member: { role: 'admin' }, settings }, now)).toBe(isAllowed);
  });

  it('of an owner may begin by link in any case', () => {
    const settings = { ...own, required: true };
    expect(mayUseLink({ role: 'owner' }, settings)).toBe(true);
    expect(mayUseLink({ role: 'admin' }, settings)).toBe(false);
  });

  it.each([
    [7.9, true],
    [8, false],
  ])('of %s hours ends where eight are allowed', (hours, isAllowed) => {
    const session = { issuer: null, createdAt: hoursAgo(hours) };
    const settings = { ...own, sessionHours: 8 };
    expect(mayWorkIn({ session, member: { role: 'owner' }, settings }, now)).toBe(isAllowed);
  });
});
