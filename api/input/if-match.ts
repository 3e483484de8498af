import { AppError } from '../../domain/common/errors.ts';
import type { RouteCall } from '../route.ts';

/**
 * Refuses to change another version of a record than the caller has read: `If-Match: "<version>"` (decisions
 * section 1). Without the header, or with `*`, any version will do. @throws AppError `version_conflict`.
 */
export function requireVersion(headers: RouteCall['headers'], version: number): void {
  const header = headers['if-match'];
  if (header === undefined) return;
  const tags = String(header).split(',').map(bareTag);
  if (!tags.includes('*') && !tags.includes(String(version))) {
    throw new AppError('version_conflict');
  }
}

/** `requireVersion` for a change that finds its record itself: judges whichever version it meets. */
export function versionJudge(headers: RouteCall['headers']): (record: { version: number }) => void {
  return ({ version }) => {
    requireVersion(headers, version);
  };
}

/** `3` of `3`, `"3"` and `W/"3"`. */
function bareTag(tag: string): string {
  const text = tag.trim().replace(/^W\//, '');
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}
