import type { Leaf } from './leaf.ts';

export type ClaimKind = 'name' | 'value' | 'number' | 'count' | 'date' | 'address' | 'quote';

/** A part of a sentence that a source must state. */
export interface Claim {
  kind: ClaimKind;
  index: number;
  text: string;
  /** Leaves that state it, in any record. */
  leaves: Leaf[];
  /** The user's message that states it, as its words there; null for none. */
  said: string | null;
}

/** A number of things, such as "3 candidates". */
export interface CountClaim extends Claim {
  kind: 'count';
  count: number;
  noun: string;
  /** "At least 20". */
  isLeast: boolean;
}

export function isCount(claim: Claim): claim is CountClaim {
  return claim.kind === 'count';
}
