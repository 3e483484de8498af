import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava } from '../../tools/dev-servers/fetch/toolchain.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'openrole-java-'));
});

afterEach(async () => {
  delete process.env['ES_JAVA_HOME'];
  await rm(directory, { recursive: true });
});

/** The relevant parts of a JDK's directory: a program, and a file with its version. */
async function makeJdk(version: string): Promise<string> {
  const home = join(directory, version);
  await mkdir(join(home, 'bin'), { recursive: true });
  await writeFile(join(home, 'bin/java'), '');
  await chmod(join(home, 'bin/java'), 0o755);
  await writeFile(join(home, 'release'), `JAVA_VERSION="${version}"\n`);
  return home;
}

/** Promise: the Java that a user configures is used, unless it is too old. */
describe('the Java of Elasticsearch', () => {
  it('is the one in ES_JAVA_HOME, even if another is newer', async () => {
    const home = await makeJdk('17.0.9');
    process.env['ES_JAVA_HOME'] = home;
    expect(await findJava(17)).toBe(home);
  });

  it('is another one if that is too old', async () => {
    const home = await makeJdk('11.0.2');
    process.env['ES_JAVA_HOME'] = home;
    expect(await findJava(17)).not.toBe(home);
  });
});
