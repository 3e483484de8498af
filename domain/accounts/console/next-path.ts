const LONGEST_ADDRESS = 2_000;
const CONSOLE_PAGE = /^\/console(?:\/[A-Za-z0-9_-]+)*$/;
const PREVIEW = /^\/careers\/[A-Za-z0-9_-]+\/preview\/[A-Za-z0-9_-]+(?:\/apply)?$/;
const QUERY = /^[A-Za-z0-9_.~%!$&'()*+,;=:@/?-]*$/;

/** Where to go after signing in: a page of the console or a preview, else the first page. Never another site. */
export function nextPath(text: string | null | undefined): string {
  return typeof text === 'string' && isOwnPage(text) ? text : '/console';
}

function isOwnPage(address: string): boolean {
  if (address.length > LONGEST_ADDRESS) return false;
  const [path = '', ...query] = address.split('?');
  const isPage = CONSOLE_PAGE.test(path) || PREVIEW.test(path);
  return isPage && !path.startsWith('/console/api') && QUERY.test(query.join('?'));
}

/** The address of the sign-in page that leads back to an address afterwards. */
export function signInPath(address: string): string {
  return `/console/sign-in?next=${encodeURIComponent(nextPath(address))}`;
}
