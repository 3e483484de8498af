import type { Browser, Page } from 'playwright-core';
import { chromiumPath } from '../../tools/chromium.ts';
import type { TestMember } from './console/member.ts';

export { launchChromium as launch } from '../../tools/chromium.ts';

/** Whether tests in a browser can run. Without a browser they are skipped with a loud line; in CI that is a failure. */
export function hasBrowser(): boolean {
  if (chromiumPath() !== undefined) return true;
  if (process.env['CI'] === 'true')
    throw new Error('CI has no Chromium (apt-get install chromium).');
  process.stderr.write(
    '\n*** NO BROWSER: tests in a browser are SKIPPED. apt-get install chromium ***\n\n',
  );
  return false;
}

/** A page with a member's session. */
export async function signedIn(
  browser: Browser,
  { url }: { url: string },
  member: TestMember,
): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(10_000);
  const [name = '', value = ''] = (member.headers['cookie'] ?? '').split('=');
  await context.addCookies([{ name, value, url }]);
  return context.newPage();
}

/** What a page must not do: break its content policy, log an error, call another host. */
export async function watch(page: Page, origin: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) faults.push(`called ${url}`);
  });
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI);
  });`);
  return faults;
}
