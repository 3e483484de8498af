import { cancelSendSignal, mailDueSignal } from '../../../workflows/mail/contract.ts';
import type { Recording } from '../recording.ts';

const input = { accountId: 'acc_1', sendId: 'snd_1' };

/** A send of 60 mails whose attempts are due after these waits; null when none is left. */
function sending(waits: (number | null)[], unreached = false): Recording['activities'] {
  let rounds = 0;
  return {
    readSend: () =>
      Promise.resolve({ now: Date.now(), waitMs: 60_000, isLate: false, recipients: 60 }),
    beginSend: () => Promise.resolve(true),
    sendMails: () => Promise.resolve({ unreached }),
    nextMailAttempt: () => {
      rounds += 1;
      return Promise.resolve(waits[rounds - 1] ?? null);
    },
    endSend: () => Promise.resolve({ status: 'sent', sent: 60, failed: 0 }),
  };
}

/** Batches of the service's own mails with these results, in order. */
function batches(...results: [nextInMs: number | null, unreached: boolean][]) {
  let number = 0;
  return () => {
    const [nextInMs, unreached] = results[number] ?? [null, false];
    number += 1;
    return Promise.resolve({ sent: 3, unreached, nextInMs });
  };
}

const transactional = { workflow: 'sendTransactionalMail', args: [{ outages: 0 }] };

export const mailRecordings: Record<string, Recording> = {
  'send-mail': { workflow: 'sendMail', args: [input], activities: sending([0, 300_000, null]) },
  'send-mail-outage': { workflow: 'sendMail', args: [input], activities: sending([0, null], true) },
  'send-mail-cancelled': {
    workflow: 'sendMail',
    args: [input],
    activities: sending([null]),
    during: (handle) => handle.signal(cancelSendSignal),
  },
  'send-transactional-mail': {
    ...transactional,
    activities: { sendTransactionalMails: batches([0, false], [300_000, false], [null, false]) },
    during: (handle) => handle.signal(mailDueSignal),
  },
  'send-transactional-mail-outage': {
    ...transactional,
    activities: { sendTransactionalMails: batches([0, true], [0, true], [null, false]) },
  },
  'sweep-mail': {
    workflow: 'sweepMail',
    args: [],
    activities: { sweepMail: () => Promise.resolve({ started: 1 }) },
  },
};
