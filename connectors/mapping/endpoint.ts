import { invalidRequest } from '../../domain/common/errors.ts';
import type { SourceRef } from '../connector.ts';
import { safeUrl } from '../../domain/common/safe-url.ts';

export function isUrl(token: string): boolean {
  return /^https?:\/\//i.test(token.trim());
}

/** Decodes percent-escapes. A text with invalid ones is not changed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** Parses a token that is a URL. Throws invalid_request naming `token`. */
export function givenUrl({ token }: SourceRef): URL {
  const url = isUrl(token) ? safeUrl(token) : null;
  if (url === null) throw invalidRequest('token', 'must be an http or https URL');
  return new URL(url);
}

export interface BoardAddress {
  /** Hosts of the vendor's public pages. The first part of the path is the board's name. */
  pages: string[];
  feed: (board: string) => string;
}

/** The feed of a board whose name is in the path. Accepts the URL of the feed or of a page of the vendor. */
export function boardEndpoint(source: SourceRef, address: BoardAddress): string {
  if (!isUrl(source.token)) return address.feed(boardName(source.token));
  const url = givenUrl(source);
  if (!address.pages.includes(url.hostname)) return url.href;
  return address.feed(boardName(url.pathname.split('/')[1] ?? ''));
}

export interface HostAddress {
  /** The vendor's domain. The board's name is the label before it. */
  domain: string;
  path: string;
}

/** The feed of a board whose name is in the host. A URL without a path is the board's own domain. */
export function hostEndpoint(source: SourceRef, { domain, path }: HostAddress): string {
  if (!isUrl(source.token)) return `https://${hostLabel(source.token)}.${domain}${path}`;
  const url = givenUrl(source);
  return url.pathname === '/' && url.search === '' ? `${url.origin}${path}` : url.href;
}

function boardName(token: string): string {
  const name = decoded(token);
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._&'+-]{0,99}$/u.test(name)) {
    throw invalidRequest('token', 'must be the name of a board, or its URL');
  }
  return encodeURIComponent(name);
}

function hostLabel(token: string): string {
  const label = token.trim().toLowerCase();
  if (!/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) {
    throw invalidRequest('token', 'must be the part of the address before the vendor, or a URL');
  }
  return label;
}
