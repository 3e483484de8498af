/**
 * Raise it when enrichment gets better: it is part of every content hash and of what recognises an unchanged
 * feed, so the next read makes every job of every source anew.
 */
export const ENRICHMENT_VERSION = '7';
