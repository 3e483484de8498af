import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import type { TestMember } from './console/member.ts';

/** Debian's Chromium: named by CHROMIUM_PATH, or on the PATH. */
export function chromiumPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = folders.map((folder) => join(folder, 'chromium'));
  return [process.env['CHROMIUM_PATH'] ?? '', ...places].find(
    (path) => path !== '' && existsSync(path),
  );
}

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

export function launch(): Promise<Browser> {
  // The sandbox needs user namespaces, which containers often lack.
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: chromiumPath() ?? '', args });
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
