import { z } from 'zod';

export const suppressionReasons = ['unsubscribed', 'hard_bounce', 'complaint', 'manual'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** An address that an account no longer writes to. It is known by its keyed hash. */
export interface Suppression {
  /** `sup_…` */
  id: string;
  accountId: string;
  addressKey: string;
  reason: SuppressionReason;
  /** The candidate that had the address when it was added; null for none. */
  candidateId: string | null;
  createdAt: Date;
}

/** The owner of a suppressed address, by the records of the account. */
export interface Addressee {
  address: string | null;
  candidateId: string | null;
}

export const suppressionInput = z.strictObject({
  address: z.string().max(320),
  reason: z.literal('manual').exactOptional(),
});

export const suppressionSchema = z.object({
  id: z.string().meta({ example: 'sup_0NaQ8xT2v7Bd1kZp4mXw' }),
  address: z.string().nullable().meta({
    description: 'null unless a candidate or a mail of the account has the address.',
  }),
  candidate_id: z.string().nullable(),
  reason: z.enum(suppressionReasons),
  created_at: z.iso.datetime(),
});
suppressionSchema.register(z.globalRegistry, { id: 'EmailSuppression' });

export function suppressionRow(
  { id, reason, createdAt }: Suppression,
  { address, candidateId }: Addressee,
): z.output<typeof suppressionSchema> {
  return {
    id,
    address,
    candidate_id: candidateId,
    reason,
    created_at: createdAt.toISOString(),
  };
}
