/** The URL with these query parameters set. */
export function withQuery(base: string, parameters: Record<string, string | number>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url.href;
}

/** The URL of a sibling or child of a feed: without query, with `path` instead of the feed's last parts. */
export function besideFeed(base: string, feedPath: string, path: string): string {
  const url = new URL(base);
  const end = url.pathname.lastIndexOf(feedPath);
  url.pathname = (end === -1 ? url.pathname : url.pathname.slice(0, end)) + path;
  url.search = '';
  return url.href;
}
