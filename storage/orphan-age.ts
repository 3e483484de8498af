/** A file or EEO answers that no record refers to after this time are orphans. */
export const ORPHAN_AGE_MS = 60 * 60_000;
