const LONGEST_PATH = 500;
const OWN_PATH = /^\/console(?:\/[A-Za-z0-9_-]+)*(?:\?[A-Za-z0-9_=&%.~-]*)?$/;

/** Where to go after signing in: a page of the console, else its first page. Never another site. */
export function nextPath(text: string | null | undefined): string {
  if (typeof text !== 'string' || text.length > LONGEST_PATH) return '/console';
  return OWN_PATH.test(text) && !text.startsWith('/console/api') ? text : '/console';
}
