/** Filtered but never scored: no norms, and no frequencies where word order does not matter. */
export const phrases = { type: 'text', norms: false } as const;
export const anyOrder = { type: 'text', norms: false, index_options: 'docs' } as const;
export const keyword = { type: 'keyword', ignore_above: 500 } as const;
/** Filtered but never counted or sorted by. */
export const filterOnly = { ...keyword, doc_values: false } as const;
/** Returned by searches as it was written; neither filtered nor sorted by. */
export const stored = { type: 'keyword', index: false, doc_values: false, store: true } as const;
