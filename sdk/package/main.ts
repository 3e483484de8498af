import { join } from 'node:path';
import { buildPackage } from './build.ts';

await buildPackage(join(process.cwd(), 'dist', 'package'));
