import { chmod, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runDependencyGoal } from '../fetch/maven.ts';
import type { Fetchable, Recipe } from './server.ts';
import { downloadTemporal } from './temporal-download.ts';

const name = 'temporal-test-server';
const version = '1.32.0';
const program = 'temporal-test-server';

const vendorDownload: Recipe = {
  server: name,
  version,
  flavour: name,
  program,
  says: "Temporal's own download",
  make: async (staging) => {
    const path = await downloadTemporal({ name, artifact: name, version: `v${version}`, staging });
    if (path !== join(staging, program)) await rename(path, join(staging, program));
  },
};

const registryArtifact: Recipe = {
  server: name,
  version: `${version}-java-quick`,
  flavour: `${name} (Java)`,
  program,
  says: 'its jars from the Maven registry (33 MB)',
  make: async (staging) => {
    const pom = join(staging, 'pom.xml');
    await writeFile(pom, dependencyOnTestServer);
    const folder = join(staging, 'lib');
    await runDependencyGoal(name, 'copy-dependencies', ['-f', pom, `-DoutputDirectory=${folder}`]);
    await writeFile(join(staging, program), launcher);
    await chmod(join(staging, program), 0o755);
  },
};

/** Maven copies an artifact with all it depends on only for a project that names it. */
const dependencyOnTestServer = `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>openrole</groupId>
  <artifactId>test-server</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>io.temporal</groupId>
      <artifactId>temporal-test-server</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`;

/** The SDK gives it 5 s to answer: compiling little and collecting simply, it starts in a third of the time. */
const launcher = `#!/bin/sh
exec "\${JAVA_HOME:+$JAVA_HOME/bin/}java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$(dirname "$0")/lib/*" io.temporal.testserver.TestServer "$@"
`;

/** Temporal's time-skipping server: 72 hours of timers run in under a second. Only the tests use it. */
export const temporalTestServer: Fetchable = {
  name,
  command: program,
  flavour: name,
  recipes: [vendorDownload, registryArtifact],
};
