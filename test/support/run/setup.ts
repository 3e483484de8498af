import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Jest runs this before all test files. Their processes inherit the variable: a directory for shared files. */
export default async function setUp(): Promise<void> {
  process.env['OPENROLE_TEST_RUN'] = await mkdtemp(join(tmpdir(), 'openrole-run-'));
}
