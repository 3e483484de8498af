/** A tool call in one line: how much it found. Counted by code. */
export function toolSummary(tool: string, result: Record<string, unknown>): string {
  const { data, meta } = result;
  if (!Array.isArray(data)) return `${tool}: done`;
  const total = totalOf(meta);
  const of = total !== null && total > data.length ? ` of ${total}` : '';
  return `${tool}: ${data.length}${of} found`;
}

function totalOf(meta: unknown): number | null {
  if (typeof meta !== 'object' || meta === null || !('total' in meta)) return null;
  return typeof meta.total === 'number' ? meta.total : null;
}
