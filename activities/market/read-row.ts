import { createHash } from 'node:crypto';
import type { Connector, SourceRef } from '../../connectors/connector.ts';
import { RowRejected } from '../../connectors/feed/errors.ts';
import { rowId } from '../../connectors/mapping/parse-row.ts';
import { ENRICHMENT_VERSION } from '../../domain/market/enrichment/version.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';

/** A row that is left out, with its reason and as much of it as can be shown. */
export interface RejectedRow {
  externalId: string | null;
  reason: string;
  row: string;
}

/** A row as a clean posting with the hash of its content, or the reason why it is left out. */
export type ReadRow = { posting: Posting; contentHash: string } | RejectedRow;

/** Judges one row; null when the source itself says that it is not listed. */
export function readRow(row: unknown, connector: Connector, source: SourceRef): ReadRow | null {
  let externalId = rowId(row);
  try {
    const mapped = connector.map(row, source);
    if (!mapped) return null;
    ({ externalId } = mapped);
    const valid = validatePosting(mapped, Date.now());
    if (!valid.ok) return { externalId, reason: valid.reason, row: shown(row) };
    return { posting: valid.posting, contentHash: hashOf(valid.posting) };
  } catch (error) {
    return rejectedRow(asRejection(error, externalId), row);
  }
}

/** Also a row that only our own code cannot read is left out, and stops none of the others. */
export function asRejection(error: unknown, externalId: string | null): RowRejected {
  if (error instanceof RowRejected) return error;
  return new RowRejected(`unexpected ${String(error)}`, externalId);
}

export function rejectedRow({ externalId, reason }: RowRejected, row: unknown): RejectedRow {
  return { externalId, reason, row: shown(row) };
}

/** The description goes in as it is: spelling out its quotes and line ends would cost more than the hash. */
function hashOf({ descriptionHtml, ...rest }: Posting): string {
  const content = `${ENRICHMENT_VERSION}${JSON.stringify(rest)}${descriptionHtml}`;
  return createHash('sha1').update(content).digest('base64url');
}

/** As much of the row as can be shown: one that is nested absurdly deep cannot be written down again. */
function shown(row: unknown): string {
  if (typeof row === 'string') return row;
  try {
    return JSON.stringify(row) ?? '';
  } catch {
    return '(nested too deep to be shown)';
  }
}
