import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import type { ModelOf } from '../../storage/define-model.ts';
import { indexedModels } from '../../storage/mongo-indexes.ts';

const storage = resolve(__dirname, '../../storage');

/** Promise: an index that a model declares is created when the service starts. */
it('the start creates the indexes of every model that declares some', async () => {
  const mongo = createConnection();
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' });
  const paths = files.filter((name) => name.endsWith('.model.ts'));
  const modules = await Promise.all(
    paths.map((name) => import(join(storage, name)) as Promise<Record<string, unknown>>),
  );
  const declared = modules
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Model')))
    .filter(([, model]) => (model as ModelOf<unknown>)(mongo).schema.indexes().length > 0);
  expect(declared.length).toBeGreaterThan(50);
  const created = new Set<unknown>(indexedModels);
  const missing = declared.filter(([, model]) => !created.has(model)).map(([name]) => name);
  expect(missing).toEqual([]);
});
