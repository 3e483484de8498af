import { AppError } from '../../domain/common/errors.ts';
import type { RouteCall } from '../route.ts';

/**
 * Throws when `If-Match: "<version>"` names another version of the record (decision 0001). Without the header, or
 * with `*`, any version is accepted.
 * @throws AppError `version_conflict`.
 */
export function requireVersion(headers: RouteCall['headers'], version: number): void {
  const header = headers['if-match'];
  if (header === undefined) return;
  const tags = String(header).split(',').map(bareTag);
  if (!tags.includes('*') && !tags.includes(String(version))) {
    throw new AppError('version_conflict');
  }
}

/** `requireVersion` for a handler that finds its record itself: checks any version it is given. */
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
