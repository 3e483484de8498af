import { describe, expect, it } from '@jest/globals';
import { afterMail, rankOf } from '../../../domain/mail/transactional-send.ts';
import type { Mail } from '../../../domain/mail/mail.ts';

const now = new Date('2026-11-30T09:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

type Row = [
  status: Mail['status'],
  moments: { next?: Date; pausedUntil?: Date; claimedUntil?: Date },
  step: ReturnType<typeof afterMail>,
];

/** Promise (decision 0063): nobody who waits for a mail waits for the news of others. */
describe('the rank of a send', () => {
  it.each([
    ['offer', 0],
    ['confirmation', 0],
    ['interview', 0],
    ['notification', 1],
    ['alert', 1],
  ] as const)('of kind %s is %d', (kind, rank) => {
    expect(rankOf({ kind })).toBe(rank);
  });
});

/** Promise (decision 0063): a send ends with its mail, and waits exactly as long as its mail does. */
describe('the send of one mail', () => {
  it.each<Row>([
    ['sent', {}, 'sent'],
    ['suppressed', {}, 'sent'],
    ['cancelled', {}, 'sent'],
    ['failed', {}, 'failed'],
    ['bounced', {}, 'failed'],
    ['queued', { next: minutes(-1) }, now],
    ['queued', { next: minutes(-1), pausedUntil: minutes(15) }, minutes(15)],
    ['deferred', { next: minutes(5) }, minutes(5)],
    ['deferred', { next: minutes(5), pausedUntil: minutes(1) }, minutes(5)],
    ['sending', { claimedUntil: minutes(3) }, minutes(3)],
    ['sending', {}, minutes(1)],
  ])('with a mail that is %s %j: %j', (status, moments, step) => {
    const { next = null, pausedUntil = null, claimedUntil = null } = moments;
    const after = afterMail({ status, nextAttemptAt: next }, { now, pausedUntil, claimedUntil });
    expect(after).toEqual(step);
  });
});
