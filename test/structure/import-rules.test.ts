import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * Promise: every import rule of .dependency-cruiser.cjs refuses what it forbids, and code that keeps the rules passes.
 * A tree of small files is laid out in a temporary directory, one violation in each.
 */
const root = resolve(__dirname, '../..');
const configuration = createRequire(__filename)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};

const AREA_RULE = '-knows-lower-areas';
/** All areas except the highest, in order. Each must not import the next one. */
const boundAreas = configuration.forbidden
  .filter(({ name }) => name.endsWith(AREA_RULE))
  .map(({ name }) => name.slice(0, -AREA_RULE.length));
const layers = ['domain', 'storage', 'services', 'activities', 'workflows', 'api'];
const nextArea = (place: number) => boundAreas[place + 1] ?? 'migrations';

/** The imports of the files, all allowed. */
const ground: Record<string, string> = {
  'domain/common/money.ts': 'export const cents = 1;',
  'config/config.ts': 'export interface Config { port: number }\nexport const port = 1;',
  'storage/market/job.model.ts':
    "import mongoose from 'mongoose';\nexport const jobModel = mongoose;",
  'storage/market/jobs.ts':
    "import { jobModel } from './job.model.ts';\nexport const jobs = jobModel;",
  'clients/safe-fetch/index.ts': 'export const safeFetch = 1;',
  'clients/mail/index.ts': 'export interface Mail { to: string }\nexport const mail = 1;',
  'services/market/load.ts':
    "import { jobs } from '../../storage/market/jobs.ts';\nexport const load = jobs;",
  'services/reactions.ts':
    "import { load } from './market/load.ts';\nexport const reactions = [load];",
  'services/context.ts':
    "import { reactions } from './reactions.ts';\nexport interface AppContext { reactions: typeof reactions }\nexport const context = reactions;",
  'services/market/use.ts':
    "import type { AppContext } from '../context.ts';\nexport type Use = (ctx: AppContext) => void;",
  'workflows/market/contract.ts': "export const QUEUE = 'market';",
  'workflows/market/ingest.ts':
    "import type { Activities } from '../../activities/market/index.ts';\nexport type Ingest = Activities;",
  'activities/market/index.ts':
    "import { QUEUE } from '../../workflows/market/contract.ts';\nexport type Activities = typeof QUEUE;\nexport const run = QUEUE;",
  'connectors/ashby/index.ts':
    "import { safeFetch } from '../../clients/safe-fetch/index.ts';\nexport const ashby = safeFetch;",
  'api/market/get-job.ts':
    "import type { Mail } from '../../clients/mail/index.ts';\nimport { QUEUE } from '../../workflows/market/contract.ts';\nexport type Queued = Mail & { queue: typeof QUEUE };",
  'api/server.ts':
    "import express from 'express';\nimport { port } from '../config/config.ts';\nexport const server = [express, port];",
  'worker/main.ts': "import { load } from '../services/market/load.ts';\nexport const main = load;",
  'sdk/generate/main.ts': 'export const generate = 1;',
  'test/support/helper.ts': 'export const helper = 1;',
};

const importOf = (path: string) => `import * as it from '${path}';\nexport const used = it;`;

/** Rule, violating file, its import. */
const violations: [rule: string, file: string, imported: string][] = [
  ['no-circular', 'domain/common/egg.ts', './hen.ts'],
  ['domain-imports-only', 'domain/bad-folder.ts', '../storage/market/jobs.ts'],
  ['domain-is-pure', 'domain/bad-core.ts', 'node:crypto'],
  ['domain-and-connectors-do-no-io', 'domain/bad-io.ts', 'undici'],
  ['connectors-open-no-sockets', 'connectors/bad-socket.ts', 'node:https'],
  ['storage-imports-only', 'storage/bad-folder.ts', '../services/market/load.ts'],
  ['connectors-imports-only', 'connectors/bad-folder.ts', '../storage/market/jobs.ts'],
  ['connectors-fetch-safely', 'connectors/bad-client.ts', '../clients/mail/index.ts'],
  ['clients-imports-only', 'clients/bad-folder.ts', '../storage/market/jobs.ts'],
  ['services-imports-only', 'services/bad-folder.ts', '../activities/market/index.ts'],
  ['activities-imports-only', 'activities/bad-folder.ts', '../api/market/get-job.ts'],
  ['workflows-imports-only', 'workflows/bad-folder.ts', '../storage/market/jobs.ts'],
  ['workflows-see-activity-types', 'workflows/bad-activity.ts', '../activities/market/index.ts'],
  ['api-imports-only', 'api/bad-folder.ts', '../activities/market/index.ts'],
  ['api-sees-client-types', 'api/bad-client.ts', '../clients/mail/index.ts'],
  ['workflows-by-contract', 'services/bad-workflow-type.ts', '../workflows/market/ingest.ts'],
  ['contracts-know-no-workflow', 'workflows/hiring/contract.ts', '../market/ingest.ts'],
  ['worker-runs-tools', 'worker/bad-endpoint.ts', '../api/market/get-job.ts'],
  ['worker-imports-only', 'worker/bad-folder.ts', '../storage/market/jobs.ts'],
  ['config-imports-only', 'config/bad-folder.ts', '../clients/mail/index.ts'],
  ['cli-imports-only', 'cli/bad-folder.ts', '../domain/common/money.ts'],
  ['sdk-imports-only', 'sdk/bad-folder.ts', '../domain/common/money.ts'],
  ['sdk-runs-everywhere', 'sdk/bad-runtime.ts', 'node:crypto'],
  ['sdk-generator-stays-here', 'sdk/bad-generator.ts', './generate/main.ts'],
  ['config-is-types-below', 'storage/bad-config.ts', '../config/config.ts'],
  ['nobody-imports-the-edges', 'services/bad-edge.ts', '../test/support/helper.ts'],
  ['registries-stay-above-areas', 'services/market/bad-registry.ts', '../reactions.ts'],
  ['areas-start-nothing', 'services/market/bad-start.ts', '../context.ts'],
  ['shared-files-know-no-area', 'services/bad-climb.ts', './market/load.ts'],
  ['models-stay-in-storage', 'services/bad-model.ts', '../storage/market/job.model.ts'],
  ['no-dev-dependencies', 'services/bad-package.ts', 'fast-check'],
  ['pages-imports-only', 'pages/bad-folder.ts', '../storage/market/jobs.ts'],
  ['express-in-api', 'services/bad-express.ts', 'express'],
  ['mongo-in-storage', 'services/bad-mongoose.ts', 'mongoose'],
  ['elastic-in-storage', 'api/bad-elastic.ts', '@elastic/elasticsearch'],
  ['tracing-sdk-in-services', 'api/bad-tracing.ts', '@opentelemetry/sdk-trace-base'],
  ['temporal-workflow-in-workflows', 'services/bad-sandbox.ts', '@temporalio/workflow'],
  ['temporal-activity-in-activities', 'services/bad-activity.ts', '@temporalio/activity'],
  ['temporal-client-in-services', 'storage/bad-temporal.ts', '@temporalio/client'],
  ...boundAreas.map((area, place): [string, string, string] => {
    const layer = layers[place % layers.length] ?? '';
    return [
      `${area}${AREA_RULE}`,
      `${layer}/${area}/bad-area.ts`,
      `../${nextArea(place)}/thing.ts`,
    ];
  }),
];

const neighbours = Object.fromEntries([
  ['domain/common/hen.ts', importOf('./egg.ts')],
  ...layers.flatMap((layer) =>
    [...boundAreas, 'migrations'].map((area) => [
      `${layer}/${area}/thing.ts`,
      'export const thing = 1;',
    ]),
  ),
]) as Record<string, string>;

async function layOut(files: Record<string, string>): Promise<string> {
  const tree = await mkdtemp(join(tmpdir(), 'openrole-imports-'));
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), source);
  }
  for (const file of ['.dependency-cruiser.cjs', 'package.json', 'tsconfig.json']) {
    await cp(join(root, file), join(tree, file));
  }
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

async function cruise(tree: string): Promise<string[]> {
  const binary = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [binary, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', '.'];
  const run = promisify(execFile)(process.execPath, args, { cwd: tree, maxBuffer: 2 ** 26 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const report = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

/** An area learns of a higher one by its types, too. */
const TYPE_ONLY = 'services/market/bad-type.ts';

describe('the import rules', () => {
  const trees: string[] = [];
  let refused: string[] = [];

  beforeAll(async () => {
    const bad = violations.map(([, file, imported]) => [file, importOf(imported)]);
    bad.push(['domain/common/egg.ts', importOf('./hen.ts')]);
    bad.push([
      TYPE_ONLY,
      "import type * as it from '../hiring/thing.ts';\nexport type Used = typeof it;",
    ]);
    const tree = await layOut({ ...ground, ...neighbours, ...Object.fromEntries(bad) });
    trees.push(tree);
    refused = await cruise(tree);
  });

  afterAll(async () => {
    await Promise.all(trees.map((tree) => rm(tree, { recursive: true })));
  });

  it('each have a planted violation here', () => {
    const rules = configuration.forbidden.map(({ name }) => name);
    expect(violations.map(([rule]) => rule).sort()).toEqual(rules.sort());
    expect(boundAreas.length).toBeGreaterThan(10);
  });

  it.each(violations)('%s refuses %s', (rule, file) => {
    expect(refused).toContain(`${rule}: ${file}`);
  });

  it('refuse a type of a higher area', () => {
    expect(refused).toContain(`market${AREA_RULE}: ${TYPE_ONLY}`);
  });

  it('accept a tree without violations', async () => {
    const tree = await layOut(ground);
    trees.push(tree);
    expect(await cruise(tree)).toEqual([]);
  });
});
