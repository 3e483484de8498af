import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The module of this name in the folder of another (its `import.meta.url`), whether it runs from sources or was built. */
export function moduleBeside(url: string, name: string): URL {
  return new URL(`./${name}${extname(new URL(url).pathname)}`, url);
}

const isSource = (module: URL) => module.pathname.endsWith('.ts');

/** The arguments of a pool's thread: it does not inherit the loader that turns TypeScript into JavaScript. */
export function loaderOf(module: URL): string[] {
  if (!isSource(module)) return [];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
}

/** A thread that starts with code instead of a file ignores the loader of its arguments. */
const LOAD_SOURCES = "const { register } = await import('tsx/esm/api'); register();";

/** Starts a thread that runs a module. */
export function startThread(module: URL, workerData: unknown): Worker {
  const load = isSource(module) ? LOAD_SOURCES : '';
  const code = `(async () => { ${load} await import(${JSON.stringify(module.href)}); })()`;
  return new Worker(code, { eval: true, execArgv: [], workerData });
}
