import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './paths.ts';

/** The version of this release. In the image, package.json is beside the folder of the compiled code. */
export function readRelease(): string {
  const places = [projectRoot, dirname(projectRoot)].map((folder) => join(folder, 'package.json'));
  const file = places.find((place) => existsSync(place)) ?? 'package.json';
  const { version } = z
    .looseObject({ version: z.string() })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return version;
}
