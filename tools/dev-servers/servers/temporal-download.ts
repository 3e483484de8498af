import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { download, open } from '../fetch/download.ts';
import { runTool } from '../fetch/run-tool.ts';

const archiveSchema = z.object({ archiveUrl: z.url(), fileToExtract: z.string() });

interface TemporalArtifact {
  name: string;
  artifact: 'cli' | 'temporal-test-server';
  version: string;
  staging: string;
}

/** Fetches a Temporal program from Temporal's download service. Returns its path in the staging folder. */
export async function downloadTemporal(wanted: TemporalArtifact): Promise<string> {
  const machine = process.arch === 'arm64' ? 'arm64' : 'amd64';
  const query = new URLSearchParams({
    platform: process.platform,
    arch: machine,
    format: 'tar.gz',
  });
  const info = await open(
    `https://temporal.download/${wanted.artifact}/${wanted.version}?${query.toString()}`,
  );
  const { archiveUrl, fileToExtract } = archiveSchema.parse(await info.json());
  const archive = join(wanted.staging, 'archive.tar.gz');
  await download(archiveUrl, archive, wanted.name);
  await runTool({
    name: wanted.name,
    command: 'tar',
    args: ['-xzf', archive, '-C', wanted.staging],
  });
  await rm(archive);
  return join(wanted.staging, fileToExtract);
}
