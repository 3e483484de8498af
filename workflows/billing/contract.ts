import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';

/** The types and ids of the billing workflows. Other layers import only this module. */

export type TopUpWorkflow = (input: TopUpInput) => Promise<TopUpOutcome>;
export type SweepAccountsWorkflow = () => Promise<{ accounts: number }>;
export type CloseBillingPeriodWorkflow = () => Promise<{ month: string; closed: number }>;
export type CheckLedgerWorkflow = () => Promise<LedgerCheck>;

export const SWEEP_ACCOUNTS_SCHEDULE_ID = 'sweep-accounts';
export const CLOSE_BILLING_PERIOD_SCHEDULE_ID = 'close-billing-period';
export const CHECK_LEDGER_SCHEDULE_ID = 'check-ledger';

/** One charge of one card. The key is also the idempotency key at the payment processor. */
export const topUpWorkflowId = (accountId: string, key: string): string =>
  `top-up:${accountId}:${key}`;

export interface TopUpInput {
  accountId: string;
  key: string;
  /** Whole cents, in micro-USD. */
  amountUsdMicros: number;
  /** The actor who requested it; absent for an automatic top-up. */
  cause?: Cause;
}

export type TopUpOutcome =
  { status: 'succeeded'; paymentId: string } | { status: 'declined'; reason: string };

/** The result of checking every ledger. */
export interface LedgerCheck {
  accounts: number;
  /** Accounts whose balance differs from the sum of their entries. */
  differing: number;
}
