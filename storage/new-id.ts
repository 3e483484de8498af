import { createHash, randomFillSync, randomUUID } from 'node:crypto';
import { formatId, timeOfId, type IdKind } from '../domain/common/ids.ts';

const RANDOM_BYTES = 12;

/** Randomness for a thousand ids. Asking the system for each apart was 7 % of what an application took in a profile. */
const drawn = Buffer.alloc(RANDOM_BYTES * 1_000);
let used = drawn.length;

/** A fresh id of this kind; ids made later sort later. */
export function newId(kind: IdKind): string {
  return newIdAt(kind, new Date());
}

/** A fresh id that sorts as if it had been made at that moment. */
export function newIdAt(kind: IdKind, at: Date): string {
  return formatId(kind, at.getTime(), randomness());
}

/** Bytes that no other id is made of. */
function randomness(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += RANDOM_BYTES;
  return drawn.subarray(used - RANDOM_BYTES, used);
}

/** A name for what is done under one Idempotency-Key, with the moment at which it was first begun. */
export function newRun(): string {
  return `${Date.now()}.${randomUUID()}`;
}

/** The run of what has an id of its own, and does its work once. */
export function runOf(id: string): string {
  return `${timeOfId(id)}.${id}`;
}

/**
 * The id of what a run makes: the same whenever the run is repeated, so that a repetition finds what a crashed process
 * has made. Without a run, a fresh one.
 */
export function idOf(kind: IdKind, run: string | null): string {
  if (run === null) return newId(kind);
  const hash = createHash('sha256').update(`${kind} ${run}`).digest();
  return formatId(kind, Number.parseInt(run, 10), hash);
}
