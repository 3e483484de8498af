import { createHash } from 'node:crypto';
import type { Connector, SourceRef } from '../../connectors/connector.ts';
import { RowRejected } from '../../connectors/feed/errors.ts';
import { ENRICHMENT_VERSION } from '../../domain/market/enrichment/version.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';

/** A row as a clean posting with the hash of its content, or the reason why it is left out. */
export type ReadRow =
  | { posting: Posting; contentHash: string }
  | { externalId: string | null; reason: string; row: string };

/** Judges one row; null when the source itself says that it is not listed. */
export function readRow(row: unknown, connector: Connector, source: SourceRef): ReadRow | null {
  try {
    const mapped = connector.map(row, source);
    if (!mapped) return null;
    const valid = validatePosting(mapped, Date.now());
    if (!valid.ok) return { externalId: mapped.externalId, reason: valid.reason, row: shown(row) };
    return { posting: valid.posting, contentHash: hashOf(valid.posting) };
  } catch (error) {
    if (!(error instanceof RowRejected)) throw error;
    return { externalId: error.externalId, reason: error.reason, row: shown(row) };
  }
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
