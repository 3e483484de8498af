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
  version: `${version}-java-quiet`,
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

/** The server's libraries want a logger and complain without one; this is as old as their `slf4j-api`. */
const slf4jVersion = '1.7.36';

/** Maven copies an artifact with its dependencies only for a project that names it. */
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
    <dependency>
      <groupId>org.slf4j</groupId>
      <artifactId>slf4j-nop</artifactId>
      <version>${slf4jVersion}</version>
    </dependency>
  </dependencies>
</project>
`;

/**
 * The SDK waits 5 s for its start. With little compilation and simple garbage collection it starts in a third of the
 * time. From Java 24 on, warnings about its libraries would fill ten lines per test file.
 */
const launcher = `#!/bin/sh
case "$(sed -n 's/^JAVA_VERSION="\\([0-9]*\\).*/\\1/p' "$JAVA_HOME/release" 2>/dev/null)" in
  2[4-9] | [3-9]?) quiet='--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow' ;;
esac
exec "\${JAVA_HOME:+$JAVA_HOME/bin/}java" $quiet -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$(dirname "$0")/lib/*" io.temporal.testserver.TestServer "$@"
`;

/** Temporal's time-skipping server: 72 hours of timers run in under a second. Only the tests use it. */
export const temporalTestServer: Fetchable = {
  name,
  command: program,
  flavour: name,
  recipes: [vendorDownload, registryArtifact],
};
