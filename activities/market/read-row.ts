import { createHash } from 'node:crypto';
import type { Connector, SourceRef } from '../../connectors/connector.ts';
import { RowRejected } from '../../connectors/feed/errors.ts';
import { rowId } from '../../connectors/mapping/parse-row.ts';
import { ENRICHMENT_VERSION } from '../../domain/market/enrichment/version.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';

/** A rejected row with its reason and an excerpt. */
export interface RejectedRow {
  externalId: string | null;
  reason: string;
  row: string;
}

/** A row as a validated posting with the hash of its content, or the reason for its rejection. */
export type ReadRow = { posting: Posting; contentHash: string } | RejectedRow;

/** Reads one row; null when the source itself marks it as unlisted. */
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

/** A row on which our own code fails is rejected too, and does not stop the others. */
export function asRejection(error: unknown, externalId: string | null): RowRejected {
  if (error instanceof RowRejected) return error;
  return new RowRejected(`unexpected ${String(error)}`, externalId);
}

export function rejectedRow({ externalId, reason }: RowRejected, row: unknown): RejectedRow {
  return { externalId, reason, row: shown(row) };
}

/** The description is hashed as it is: serialising it would cost more than the hash. */
function hashOf({ descriptionHtml, ...rest }: Posting): string {
  const content = `${ENRICHMENT_VERSION}${JSON.stringify(rest)}${descriptionHtml}`;
  return createHash('sha1').update(content).digest('base64url');
}

/** An excerpt of the row; an extremely nested row cannot be serialised. */
function shown(row: unknown): string {
  if (typeof row === 'string') return row;
  try {
    return JSON.stringify(row) ?? '';
  } catch {
    return '(nested too deeply to be shown)';
  }
}
