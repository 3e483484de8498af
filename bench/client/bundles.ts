import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const run = promisify(execFile);
const INSTALL_LIMIT_MS = 120_000;

/** The clients of other services that ours is compared with. */
export const peers = { stripe: '23.1.0', svix: '2.5.0' };

/** The imports that a program bundles of each library. */
const programs = {
  'ours, one call': "import { Openrole } from 'openrole'; await new Openrole().jobs.get('job_1');",
  'ours, all': "export * from 'openrole'; export * from 'openrole/webhooks';",
  stripe: "import Stripe from 'stripe'; await new Stripe('sk').products.retrieve('prod_1');",
  svix: "import { Svix } from 'svix'; await new Svix('key').application.get('app_1');",
};
export type Program = keyof typeof programs;

/** Installs our package and the peers into a folder. */
export async function installClients(folder: string, ours: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const wanted = Object.entries(peers).map(([name, version]) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--install-links'];
  await run('npm', ['install', ...options, ours, ...wanted], {
    cwd: folder,
    env: withoutNpm(process.env),
    timeout: INSTALL_LIMIT_MS,
  });
}

/** `npm run` passes its own folder and options on to the npm that it starts. */
function withoutNpm(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !name.startsWith('npm_')),
  );
}

/** KB of each program, bundled for a browser, minified and gzipped. */
export async function bundleSizes(folder: string): Promise<Record<Program, number>> {
  const sizes = await Promise.all(
    Object.entries(programs).map(async ([name, contents]) => {
      const bundled = await build({
        stdin: { contents, resolveDir: folder },
        bundle: true,
        minify: true,
        platform: 'browser',
        format: 'esm',
        logLevel: 'silent',
        write: false,
      });
      return [name, gzipSync(bundled.outputFiles[0]?.contents ?? '').length / 1024];
    }),
  );
  return Object.fromEntries(sizes) as Record<Program, number>;
}
