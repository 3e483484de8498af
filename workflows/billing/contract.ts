import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';

/** The types and ids of the billing workflows: all that other layers import. */

export type TopUpWorkflow = (input: TopUpInput) => Promise<TopUpOutcome>;
export type SweepAccountsWorkflow = () => Promise<{ accounts: number }>;
export type CloseBillingPeriodWorkflow = () => Promise<{ month: string; closed: number }>;
export type CheckLedgerWorkflow = () => Promise<LedgerCheck>;

export const SWEEP_ACCOUNTS_SCHEDULE_ID = 'sweep-accounts';
export const CLOSE_BILLING_PERIOD_SCHEDULE_ID = 'close-billing-period';
export const CHECK_LEDGER_SCHEDULE_ID = 'check-ledger';

/** One charge of one card: the key also names it to the payment processor. */
export const topUpWorkflowId = (accountId: string, key: string): string =>
  `top-up:${accountId}:${key}`;

export interface TopUpInput {
  accountId: string;
  key: string;
  /** Whole cents, in micro-USD. */
  amountUsdMicros: number;
  /** Who asked for it; absent where the balance did. */
  cause?: Cause;
}

export type TopUpOutcome =
  { status: 'succeeded'; paymentId: string } | { status: 'declined'; reason: string };

/** What a check of every ledger found. */
export interface LedgerCheck {
  accounts: number;
  /** Accounts whose balance is not the sum of their entries. */
  differing: number;
}
