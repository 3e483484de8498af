import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unsentEvents } from '../../docs/generators/unsent-events.ts';
import { eventKinds } from '../../domain/webhooks/events/registry.ts';

const root = join(__dirname, '../..');
const source = ['domain', 'storage', 'services', 'activities', 'workflows', 'api']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  )
  .filter((path) => path.endsWith('.ts') && !path.startsWith(join('domain', 'webhooks', 'events')))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Promise: docs/events.md lists the kinds that no code announces. */
describe('events that are not sent yet', () => {
  it('are those that no code outside the registry names', () => {
    const unsent = eventKinds.filter((kind) => !source.includes(`'${kind}'`));
    expect(unsent.sort()).toEqual([...unsentEvents].sort());
  });
});
