import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { parseConfig } from '../../config/config.ts';
import { settingsSchema } from '../../config/settings.ts';

interface Service {
  image: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  volumes?: string[];
}

interface Composition {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compositionIn = (path: string) => parse(read(path), { merge: true }) as Composition;

/** Promise (docs/scaling.md): deploy/compose.cluster.yml starts the cluster of `npm run cluster` in containers. */
describe('deploy/compose.cluster.yml', () => {
  const { services, volumes } = compositionIn('deploy/compose.cluster.yml');
  const alone = compositionIn('docker-compose.yml');
  const ours = Object.entries(services).filter(([, { image }]) => image === 'openrole');

  it('has the images of docker-compose.yml, and HAProxy', () => {
    const known = new Set(Object.values(alone.services).map(({ image }) => image));
    const others = Object.values(services).map(({ image }) => image);
    expect(others.filter((image) => !known.has(image))).toEqual(['haproxy:3.2']);
  });

  it('waits for services and keeps volumes that it has', () => {
    const awaited = Object.values(services).flatMap((one) => Object.keys(one.depends_on ?? {}));
    expect(awaited.filter((name) => !(name in services))).toEqual([]);
    const kept = Object.values(services)
      .flatMap((one) => one.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((volume) => !volume.startsWith('.'));
    expect(kept.sort()).toEqual(Object.keys(volumes).sort());
  });

  it('names settings of api and worker, with values that they accept', () => {
    for (const [, { environment = {} }] of ours) {
      const unknown = Object.keys(environment).filter((name) => !(name in settingsSchema.shape));
      expect(unknown.filter((name) => name !== 'NODE_ENV')).toEqual([]);
      const defaults = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-(\w+)\}/g, '$1'),
      ]);
      expect(() => parseConfig(Object.fromEntries(defaults))).not.toThrow();
    }
  });

  it('gives every queue one worker', () => {
    const queues = ours.flatMap(([, { environment }]) => environment?.['WORKER_QUEUES'] ?? []);
    expect(queues.join(',').split(',').sort()).toEqual([...parseConfig({}).worker.queues].sort());
  });

  it('has every server of the proxy', () => {
    const behind = [...read('deploy/haproxy.cfg').matchAll(/^ {2}server (\S+) (\S+):\d+$/gm)];
    expect(behind.map(([, , host]) => host)).toEqual(behind.map(([, name]) => name));
    expect(behind.filter(([, name = '']) => !(name in services))).toEqual([]);
    expect(new Set(behind.map(([, name]) => name)).size).toBe(7);
  });
});
