/** Checks the Helm chart and the Prometheus alerts. */
import type { Command } from '../terminal/run-command.ts';

const help = `Checks deploy/: lints and renders the Helm chart with each file of deploy/values, validates the manifests
against the schemas of Kubernetes, and runs the tests of the alerts. Fetches Helm, kubeconform and the schemas once;
promtool must be installed.

Usage: npm run check:deploy

Options:
  --help`;

export const command: Command = {
  help,
  takesWords: false,
  options: {},
  async run() {
    const { checkDeployment } = await import('../deploy/check.ts');
    return checkDeployment();
  },
};
