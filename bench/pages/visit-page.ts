import type { Browser } from 'playwright-core';

export interface PageFigures {
  htmlBytes: number;
  /** Largest contentful paint. */
  lcpMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** The slowest of a click and two keys; events under 16 ms are not reported and count as 0. */
  interactionMs: number;
}

const OBSERVE = `window.measured = { lcpMs: 0, cls: 0, interactionMs: 0 };
const observe = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see))
  .observe({ type, buffered: true, durationThreshold: 16 });
observe('largest-contentful-paint', (entry) => { window.measured.lcpMs = entry.startTime; });
observe('layout-shift', (entry) => { if (!entry.hadRecentInput) window.measured.cls += entry.value; });
observe('event', (entry) => {
  window.measured.interactionMs = Math.max(window.measured.interactionMs, entry.duration);
});`;
/** Observers are notified after the frame that follows an event. */
const SETTLED = `new Promise((resolve) => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(() => resolve(window.measured), 200))))`;
const SLOWER_CPU = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;

/** Opens a page as a slow phone does: with an empty cache, and uses it a little. */
export async function visitPage(
  browser: Browser,
  { url, cookie }: { url: string; cookie: string },
): Promise<PageFigures> {
  const viewport = { width: 390, height: 800 };
  const context = await browser.newContext({ viewport });
  await context.addCookies([{ name: 'openrole_console', value: cookie, url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.addInitScript(OBSERVE);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`);
  await page.evaluate(SETTLED);
  await page.mouse.click(viewport.width / 2, 1);
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  const measured = await page.evaluate<Omit<PageFigures, 'htmlBytes'>>(SETTLED);
  const htmlBytes = (await answer.body()).length;
  await context.close();
  return { htmlBytes, ...measured };
}
