/** The number of records of each kind that an account has. */
export interface Sizes {
  postings: number;
  candidates: number;
  applications: number;
  events: number;
  mails: number;
  auditRows: number;
  ledgerEntries: number;
}

/** A big account after a year. */
const BIG: Sizes = {
  postings: 3_000,
  candidates: 300_000,
  applications: 500_000,
  events: 2_000_000,
  mails: 100_000,
  auditRows: 365_000,
  ledgerEntries: 365_000,
};

/** Every list of a smaller account still fills its first page, so that answers of both accounts have equal rows. */
const LEAST: Sizes = {
  postings: 40,
  candidates: 60,
  applications: 120,
  events: 400,
  mails: 60,
  auditRows: 60,
  ledgerEntries: 60,
};

/** The sizes of an account that is so many times as big as the big one. */
export function sizesAt(scale: number): Sizes {
  const kinds = Object.keys(BIG) as (keyof Sizes)[];
  const sizes = kinds.map((kind) => [kind, Math.max(LEAST[kind], Math.round(BIG[kind] * scale))]);
  return Object.fromEntries(sizes) as Sizes;
}

/** The part of `total` that one of `count` records gets. The parts of all of them add up to `total`. */
export function partOf(total: number, index: number, count: number): number {
  return Math.floor(((index + 1) * total) / count) - Math.floor((index * total) / count);
}
