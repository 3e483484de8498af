import { rm } from 'node:fs/promises';

/** Jest runs this after all test files. */
export default async function tearDown(): Promise<void> {
  const directory = process.env['OPENROLE_TEST_RUN'];
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
