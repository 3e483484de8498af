import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ModelOf } from '../../storage/define-model.ts';

const storage = resolve(__dirname, '../../storage');

/** Every model that a file of `storage/` defines, with its exported name. */
export async function definedModels(): Promise<[name: string, model: ModelOf<unknown>][]> {
  const files = readdirSync(storage, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((name) => name.endsWith('.model.ts'))
      .map((name) => import(join(storage, name)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Model')))
    .map(([name, model]) => [name, model as ModelOf<unknown>]);
}
