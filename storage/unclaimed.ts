/** Whoever stores a file or EEO answers refers to them within moments; after this long nobody will. */
export const UNCLAIMED_MS = 60 * 60_000;
