import { parseAllDocuments } from 'yaml';
import { renderChart } from '../../../tools/deploy/chart.ts';

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string } } }[];
  envFrom?: { secretRef: { name: string } }[];
  securityContext: Record<string, unknown>;
  lifecycle?: { preStop: { sleep: { seconds: number } } };
  [probe: string]: unknown;
}

export interface Pod {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds: number;
  securityContext: Record<string, unknown>;
  containers: Container[];
}

/** The members of Kubernetes' objects that the tests read. */
export interface Manifest {
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: {
    replicas?: number;
    selector?: { matchLabels: Record<string, string> };
    podSelector?: Selector;
    scaleTargetRef?: { kind: string; name: string };
    template: { metadata: { labels: Record<string, string> }; spec: Pod };
    [member: string]: unknown;
  };
}

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'Exists' | 'DoesNotExist' }[];
}

/** The manifests of an installation. */
export async function manifestsOf(
  helm: string,
  installation: string,
  options: readonly string[] = [],
): Promise<Manifest[]> {
  const text = await renderChart(helm, installation, options);
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
}

export function ofKind(manifests: readonly Manifest[], ...kinds: string[]): Manifest[] {
  return manifests.filter(({ kind }) => kinds.includes(kind));
}

/** Own processes: api, workers and jobs, not the servers that a small installation brings. */
export function ownProcesses(manifests: readonly Manifest[]): Manifest[] {
  return ofKind(manifests, 'Deployment', 'Job').filter(
    ({ spec }) => spec.template.metadata.labels['openrole/process'] !== undefined,
  );
}

/** Whether a selector of Kubernetes matches a pod's labels. */
export function matches(selector: Selector, labels: Record<string, string>): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector;
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator }) => key in labels === (operator === 'Exists'))
  );
}
