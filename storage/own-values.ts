/**
 * Values for an update pipeline that writes many documents in one statement: `own(values)` is the value at the place
 * of the document's `_id` among `ids`. A bulk write costs one statement per document.
 */
export function ownValues(ids: readonly string[]) {
  const place = { $indexOfArray: [{ $literal: ids }, '$_id'] };
  return (values: readonly unknown[]) => ({ $arrayElemAt: [{ $literal: values }, place] });
}

/** Documents of one statement. Its time grows with their number times the size of all values. */
export const WRITTEN_TOGETHER = 40;
