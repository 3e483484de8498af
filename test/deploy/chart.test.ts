import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { settingsSchema } from '../../config/settings.ts';
import { decidedByChart, secretSettings } from '../../docs/generators/chart-schema.ts';
import { installations, renderChart } from '../../tools/deploy/chart.ts';
import { findHelm } from '../../tools/deploy/programs.ts';
import { kubernetesVersions } from '../../tools/deploy/schemas.ts';
import {
  manifestsOf,
  matches,
  ofKind,
  ownProcesses,
  type Container,
  type Manifest,
} from '../support/deploy/manifests.ts';

const settings = Object.keys(settingsSchema.shape);
/** Building Helm takes minutes where the cache has none. */
const BUILD_MS = 900_000;

function containerOf({ spec }: Manifest): Container {
  const [container] = spec.template.spec.containers;
  if (container === undefined) throw new Error('A pod has no container.');
  return container;
}

function settingsOf(manifest: Manifest): Record<string, string | undefined> {
  const { env = [] } = containerOf(manifest);
  return Object.fromEntries(env.map(({ name, value }) => [name, value]));
}

let helm: string;
beforeAll(async () => {
  helm = await findHelm();
}, BUILD_MS);

/** Promise: each example installation keeps the rules of the chart (decision 0057). */
describe.each(installations)('the chart with deploy/values/%s.yaml', (installation) => {
  let manifests: Manifest[];
  let own: Manifest[];
  beforeAll(async () => {
    manifests = await manifestsOf(helm, installation);
    own = ownProcesses(manifests);
  });

  it('runs every process without rights, on a file system that is read-only but for /tmp', () => {
    expect(own.length).toBeGreaterThanOrEqual(3);
    for (const manifest of own) {
      const pod = manifest.spec.template.spec;
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(containerOf(manifest)).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
      });
    }
  });

  it('runs every server without rights', () => {
    for (const { spec } of ofKind(manifests, 'Deployment', 'StatefulSet')) {
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const { securityContext } of spec.template.spec.containers) {
        expect(securityContext).toMatchObject({ capabilities: { drop: ['ALL'] } });
      }
    }
  });

  it('contains no secret, and takes them all from the named Secret', () => {
    expect(ofKind(manifests, 'Secret', 'ConfigMap')).toEqual([]);
    for (const manifest of own) {
      const { env = [], envFrom } = containerOf(manifest);
      expect(envFrom).toEqual([{ secretRef: { name: 'openrole' } }]);
      for (const { name, value } of env.filter((one) => secretSettings.includes(one.name))) {
        expect([name, value]).toEqual([name, expect.stringMatching(/:\/\/\w+:\$\([A-Z_]+\)@/)]);
      }
    }
  });

  it('sets only settings that exist, each to a value that the processes take', () => {
    for (const manifest of own) {
      const given = settingsOf(manifest);
      const { MONGODB_PASSWORD: _mongo, ELASTIC_PASSWORD: _elastic, ...named } = given;
      expect(Object.keys(named).filter((name) => !settings.includes(name))).toEqual([]);
      expect(settingsSchema.safeParse(named).error).toBeUndefined();
    }
  });

  it('serves every task queue, each by one Deployment', () => {
    const served = own.flatMap(
      (manifest) => settingsOf(manifest)['WORKER_QUEUES']?.split(',') ?? [],
    );
    expect(served.sort()).toEqual([...settingsSchema.parse({}).WORKER_QUEUES].sort());
  });

  it('gives every process more time to stop than it takes', () => {
    for (const manifest of ofKind(own, 'Deployment')) {
      const { SHUTDOWN_GRACE_MS } = settingsSchema.parse(settingsOf(manifest));
      const drain = containerOf(manifest).lifecycle?.preStop.sleep.seconds ?? 0;
      const given = manifest.spec.template.spec.terminationGracePeriodSeconds;
      expect(given).toBeGreaterThan(drain + (2 * SHUTDOWN_GRACE_MS) / 1_000);
    }
    const api = own.find(({ metadata }) => metadata.name === 'openrole-api');
    expect(api && containerOf(api).lifecycle?.preStop.sleep.seconds).toBe(10);
  });

  it('probes every process, watches over its pods, and scales only what exists', () => {
    for (const manifest of ofKind(own, 'Deployment')) {
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
        expect(containerOf(manifest)).toHaveProperty(probe);
      const { labels } = manifest.spec.template.metadata;
      const budgets = ofKind(manifests, 'PodDisruptionBudget').filter(({ spec }) =>
        matches(spec.selector ?? {}, labels),
      );
      expect(budgets).toHaveLength(1);
    }
    const names = ofKind(own, 'Deployment').map(({ metadata }) => metadata.name);
    for (const { spec } of ofKind(manifests, 'HorizontalPodAutoscaler')) {
      expect(names).toContain(spec.scaleTargetRef?.name);
      const scaled = own.find(({ metadata }) => metadata.name === spec.scaleTargetRef?.name);
      expect(scaled?.spec).not.toHaveProperty('replicas');
    }
  });

  it('closes every pod, in both directions, and opens own processes to the internet only', () => {
    const policies = ofKind(manifests, 'NetworkPolicy');
    const closing = policies.filter(({ spec }) => spec['ingress'] === undefined);
    for (const { spec } of ofKind(manifests, 'Deployment', 'StatefulSet', 'Job')) {
      const { labels } = spec.template.metadata;
      const types = closing
        .filter((policy) => matches(policy.spec.podSelector ?? {}, labels))
        .flatMap((policy) => policy.spec['policyTypes']);
      expect(types).toEqual(expect.arrayContaining(['Ingress', 'Egress']));
      const reaching = policies.filter(
        (policy) =>
          matches(policy.spec.podSelector ?? {}, labels) &&
          JSON.stringify(policy.spec['egress'] ?? []).includes('0.0.0.0/0'),
      );
      expect(reaching).toHaveLength('openrole/process' in labels ? 1 : 0);
    }
  });

  it('has a Service for every name by which Prometheus looks for processes', () => {
    const text = readFileSync(join(__dirname, '../../deploy/prometheus/prometheus.yaml'), 'utf8');
    const names = [...text.matchAll(/names: \[(\S+)\.openrole\.svc\]/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    const services = ofKind(manifests, 'Service').map(({ metadata }) => metadata.name);
    expect(services).toEqual(expect.arrayContaining(names));
  });
});

describe('the chart', () => {
  const render = (...options: string[]) => renderChart(helm, 'large', options);

  it.each([
    ['an unknown setting', 'settings.SEARCH_ROWS=1', /SEARCH_ROWS/],
    ['a setting that the chart decides', 'settings.PORT=1', /PORT/],
    ...secretSettings.map((name): [string, string, RegExp] => [
      `the secret ${name} among the settings`,
      `settings.${name}=hunter2`,
      new RegExp(name),
    ]),
    ['an unknown value', 'worker.replicas=1', /worker/],
  ])('refuses %s', async (_what, set, named) => {
    await expect(render('--set', set)).rejects.toThrow(named);
  });

  it('knows each setting as a value, as a secret, or with the reason why it is neither', () => {
    const text = readFileSync(join(__dirname, '../../deploy/chart/values.schema.json'), 'utf8');
    const schema = JSON.parse(text) as {
      properties: { settings: { properties: Record<string, unknown> } };
    };
    const known = [
      ...Object.keys(schema.properties.settings.properties),
      ...secretSettings,
      ...Object.keys(decidedByChart),
    ];
    expect(known.sort()).toEqual([...settings].sort());
  });

  it('gives the work to the build of the workers only where it versions them', async () => {
    const buildsIn = async (installation: 'small' | 'large') => {
      const manifests = await manifestsOf(helm, installation);
      const workers = ofKind(manifests, 'Deployment').map(settingsOf);
      const jobs = ofKind(manifests, 'Job').filter(({ metadata }) =>
        metadata.name.endsWith('-workers'),
      );
      return {
        builds: new Set(workers.flatMap(({ WORKER_BUILD_ID: build }) => build ?? [])),
        jobs: jobs.map((job) => [
          job.metadata.annotations?.['helm.sh/hook'],
          containerOf(job).command,
        ]),
      };
    };
    const { builds, jobs } = await buildsIn('large');
    expect([...builds]).toEqual([expect.stringMatching(/^\d/)]);
    expect(jobs).toEqual([
      ['post-install,post-upgrade', expect.arrayContaining(['workers', '--current', ...builds])],
    ]);
    expect(await buildsIn('small')).toEqual({ builds: new Set(), jobs: [] });
  });

  it('writes large numbers in digits', async () => {
    expect(await render()).toContain('- name: CHAT_MAX_USD_MICROS\n              value: "5000000"');
  });

  it('refuses a Kubernetes that is older than the oldest checked one', async () => {
    const [oldest = ''] = kubernetesVersions;
    await expect(render('--kube-version', oldest)).resolves.toContain('kind: Deployment');
    await expect(render('--kube-version', '1.29.0')).rejects.toThrow(/kubeVersion/);
  });
});
