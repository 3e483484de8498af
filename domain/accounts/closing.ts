/** How long an account works on after its closing was asked for. */
export const GRACE_MS = 30 * 24 * 60 * 60_000;

/** The course of a closing, in this order. */
export const closingSteps = [
  'requested',
  'announced',
  'waiting',
  'reminded',
  'archived',
  'erasing',
  'erased',
  'emptied',
  'told',
  'closed',
] as const;
export type ClosingStep = (typeof closingSteps)[number];

/** Steps at which the account can be reopened: nothing is erased yet. */
export const reopenableSteps = [
  'requested',
  'announced',
  'waiting',
  'reminded',
  'archived',
] as const satisfies ClosingStep[];

/** An account that closes (decision 0048). */
export interface Closing {
  accountId: string;
  /** `<ms>.<account>`: the key of its mails and archives. */
  run: string;
  requestedAt: Date;
  closesAt: Date;
  step: ClosingStep;
  /** When the next step is due; null at the end. */
  nextAt: Date | null;
  /** Archives that could not be written before the account is erased. */
  failures: number;
  /** Addresses of the owners, kept from the erasure until the last mail is sent. */
  owners: string[];
  /** Its organizations at that moment: their roles in the market are erased by them. */
  organizationIds: string[];
}

/** The outcome of a step. */
export type ClosingMove = Pick<Closing, 'step' | 'nextAt'> &
  Partial<Pick<Closing, 'failures' | 'owners' | 'organizationIds'>>;

/** A closing that begins now. */
export function newClosing(accountId: string, now: Date): Closing {
  return {
    ...{ accountId, run: `${now.getTime()}.${accountId}`, requestedAt: now },
    closesAt: new Date(now.getTime() + GRACE_MS),
    ...{ step: 'requested', nextAt: now, failures: 0, owners: [], organizationIds: [] },
  };
}

export function isReopenable({ step }: Pick<Closing, 'step'>): boolean {
  return (reopenableSteps as readonly ClosingStep[]).includes(step);
}
