import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { settingsSchema } from '../../config/settings.ts';
import { decidedByCompose as decided } from '../../docs/generators/compose-settings.ts';

/** Promise: the file names every setting. A setting that it lacks could not be changed in containers. */
describe('docker-compose.yml', () => {
  const text = readFileSync(join(__dirname, '../../docker-compose.yml'), 'utf8');
  const ours = text.slice(text.indexOf('x-service:'), text.indexOf('\n  mongodb:\n    image:'));
  const named = new Map(
    [...ours.matchAll(/^ {4,6}([A-Z][A-Z0-9_]*):(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
  const isPassed = (name: string) => {
    const value = named.get(name);
    return value === '' || value?.startsWith(`\${${name}:-`) === true;
  };

  it.each(Object.keys(settingsSchema.shape))('passes %s on, or has a reason not to', (name) => {
    expect([name, isPassed(name)]).toEqual([name, !(name in decided)]);
  });

  it('gives every process enough time to stop', () => {
    const [, seconds] = /^ {2}stop_grace_period: (\d+)s$/m.exec(ours) ?? [];
    const { SHUTDOWN_GRACE_MS } = settingsSchema.parse({});
    expect(Number(seconds) * 1_000).toBeGreaterThan(2 * SHUTDOWN_GRACE_MS);
  });

  it('names no unknown setting', () => {
    const unknown = [...named.keys(), ...Object.keys(decided)].filter(
      (name) => !(name in settingsSchema.shape),
    );
    expect(unknown).toEqual([]);
  });

  it('reads from .env exactly the settings in .env.example', () => {
    const example = readFileSync(join(__dirname, '../../.env.example'), 'utf8');
    const offered = [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    const passed = [...named].filter(([, value]) => value === '').map(([name]) => name);
    const interpolated = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(offered.sort()).toEqual([...new Set([...passed, ...interpolated])].sort());
  });
});
