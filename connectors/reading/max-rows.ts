/** No board is this large; a source that never ends is stopped here, and the read is not a whole one. */
export const MAX_ROWS = 1_000_000;
