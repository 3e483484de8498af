import type { Claim } from './claim.ts';
import { isIdentity, isWithin, type Leaf } from './leaf.ts';

/** The claims of a sentence about the same people or things. */
export interface Segment {
  /** Names of the records that the claims are about; each must state all of them. */
  subjects: Claim[];
  claims: Claim[];
}

const JOINT = /^(?:\s|,|&|\/|and|und|or|oder|as well as|sowie|both|[“”„"«»])*$/iu;

/** Divides the claims of a sentence by the records that they are about. */
export function segmentsOf(sentence: string, claims: readonly Claim[]): Segment[] {
  const segments: Segment[] = [{ subjects: [], claims: [] }];
  for (const claim of claims) place(segments, claim, sentence);
  return segments;
}

function place(segments: Segment[], claim: Claim, sentence: string): void {
  const current = segments.at(-1);
  if (current === undefined) return;
  if (claim.kind !== 'name' || identities(claim).length === 0) current.claims.push(claim);
  else if (current.subjects.length === 0) open(segments, current, { claim, sentence });
  else follow(segments, current, { claim, sentence });
}

interface Placed {
  claim: Claim;
  sentence: string;
}

/** The first subject. Claims before it are about it, but a count before a colon: "Two know it: Ada and Jonas". */
function open(segments: Segment[], current: Segment, { claim, sentence }: Placed): void {
  const isList =
    current.claims.some(({ kind }) => kind === 'count') &&
    sentence.slice(0, claim.index).includes(':');
  if (isList) segments.push({ subjects: [claim], claims: [] });
  else current.subjects.push(claim);
}

function follow(segments: Segment[], current: Segment, { claim, sentence }: Placed): void {
  const last = current.subjects.at(-1);
  if (last === undefined) return;
  const between = sentence.slice(last.index + last.text.length, claim.index);
  const isSame = kindOf(last) === kindOf(claim);
  const isListed = current.subjects.every((subject) => isStatedOf(subject, claim));
  if (isSame && JOINT.test(between) && current.claims.every(({ index }) => index < last.index)) {
    current.subjects.push(claim);
  } else if (!isListed && isSame) segments.push({ subjects: [claim], claims: [] });
  else if (!isListed && current.subjects.every((subject) => isStatedOf(claim, subject))) {
    segments.push({ subjects: [claim], claims: [...current.subjects] });
  } else current.claims.push(claim);
}

/** Leaves that name a record as the claim does. */
export function identities({ leaves }: Claim): Leaf[] {
  return leaves.filter(isIdentity);
}

function kindOf(claim: Claim): string {
  return identities(claim)[0]?.key ?? '';
}

/** Whether a record of this name states the claim. */
function isStatedOf(subject: Claim, claim: Claim): boolean {
  return identities(subject).some((owner) =>
    claim.leaves.some((leaf) => leaf !== owner && isWithin(leaf, owner) && !isIdentity(leaf)),
  );
}
