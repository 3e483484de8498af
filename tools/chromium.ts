import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** Debian's packages. The shell has no windows, and opens a page in a third of the time. */
const programs = ['chromium-headless-shell', 'chromium'];

/** Debian's Chromium: named by CHROMIUM_PATH, or on the PATH. */
export function chromiumPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [process.env['CHROMIUM_PATH'] ?? '', ...places].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Starts Chromium without a window. The sandbox needs user namespaces, which containers often lack. */
export function launchChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: chromiumPath() ?? '', args });
}
