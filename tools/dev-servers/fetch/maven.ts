import { tmpdir } from 'node:os';
import { requireTool, findJava } from './toolchain.ts';
import { runTool } from './run-tool.ts';

const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';
const install = 'install Maven (Debian: apt-get install maven)';

/** Runs a goal of Maven's dependency plugin; `name` carries the progress. */
export async function runDependencyGoal(name: string, goal: string, args: string[]): Promise<void> {
  const command = await requireTool('mvn', install);
  const java = await findJava(11);
  await runTool({
    name,
    command,
    // The plugin leaves a folder where it runs without a project.
    cwd: tmpdir(),
    args: ['--batch-mode', '--no-transfer-progress', ...args, `${plugin}:${goal}`],
    ...(java === undefined ? {} : { env: { JAVA_HOME: java } }),
  });
}
