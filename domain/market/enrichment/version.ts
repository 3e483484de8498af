/**
 * Increase it when enrichment improves. It is part of every content hash and of the validators of a feed, so the next
 * read enriches every job again.
 */
export const ENRICHMENT_VERSION = '11';
