import { ApplicationFailure } from '@temporalio/common';
import type { Activities } from '../../../activities/index.ts';
import type { Recording } from '../recording.ts';

const topUp = { accountId: 'acc_1', key: 'auto-3', amountUsdMicros: 20_000_000 };
const card = { customer: 'cus_1', paymentMethod: 'pm_1' };
const done = () => Promise.resolve();

/** No payment before the charge, a payment after it. */
function foundLate(): Activities['findPayment'] {
  let asked = 0;
  return () => {
    asked += 1;
    return Promise.resolve(asked === 1 ? null : 'pi_1');
  };
}

/** Recordings without `findPayment` are from versions before the look-up of payments. */
export const billingRecordings: Record<string, Recording> = {
  'top-up.paid': {
    workflow: 'topUp',
    args: [topUp],
    activities: {
      findCard: () => Promise.resolve(card),
      chargeCard: () => Promise.resolve({ status: 'succeeded', paymentId: 'pi_1' }),
      creditTopUp: done,
    },
  },
  'top-up.declined': {
    workflow: 'topUp',
    args: [topUp],
    activities: {
      findCard: () => Promise.resolve(card),
      chargeCard: () => Promise.resolve({ status: 'declined', reason: 'card_declined' }),
      failTopUp: done,
    },
  },
  'top-up.looked-for': {
    workflow: 'topUp',
    args: [topUp],
    activities: {
      findCard: () => Promise.resolve(card),
      findPayment: () => Promise.resolve(null),
      chargeCard: () => Promise.resolve({ status: 'declined', reason: 'card_declined' }),
      failTopUp: done,
    },
  },
  'top-up.unanswered': {
    workflow: 'topUp',
    args: [topUp],
    activities: {
      findCard: () => Promise.resolve(card),
      findPayment: foundLate(),
      chargeCard: () => {
        throw ApplicationFailure.nonRetryable('as after 20 hours of trying');
      },
      creditTopUp: done,
    },
  },
  'top-up.no-card': {
    workflow: 'topUp',
    args: [topUp],
    activities: { findCard: () => Promise.resolve(null), failTopUp: done },
  },
  'sweep-accounts': {
    workflow: 'sweepAccounts',
    args: [],
    activities: { sweepMoney: () => Promise.resolve(2) },
  },
  'close-billing-period': {
    workflow: 'closeBillingPeriod',
    args: [],
    activities: { closeStatements: () => Promise.resolve(3) },
  },
  'check-ledger': {
    workflow: 'checkLedger',
    args: [],
    activities: { checkLedgers: () => Promise.resolve({ accounts: 3, differing: 0 }) },
  },
};
