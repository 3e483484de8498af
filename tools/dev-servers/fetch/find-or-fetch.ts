import { isStopping } from '../processes/signals.ts';
import type { Fetchable, Program, Recipe } from '../servers/server.ts';
import { say } from '../../terminal/say.ts';
import { fetchIntoCache, findCached } from './cache.ts';
import { which } from './toolchain.ts';

/**
 * Finds or fetches the program: PATH, cache, then each recipe in order. Each attempt prints one line. Throws with all
 * reasons when none works.
 */
export async function findOrFetch(wanted: Fetchable): Promise<Program> {
  const found = (await findOnPath(wanted)) ?? (await findInCache(wanted));
  return found ?? (await fetchFirst(wanted));
}

async function findOnPath(wanted: Fetchable): Promise<Program | undefined> {
  const path = await which(wanted.command);
  if (path === undefined) return undefined;
  say(`${wanted.name}: ${path}, found on the PATH`);
  return { path, flavour: wanted.flavour };
}

async function findInCache(wanted: Fetchable): Promise<Program | undefined> {
  for (const recipe of wanted.recipes) {
    const path = await findCached(recipe);
    if (path === undefined) continue;
    say(`${wanted.name}: ${recipe.flavour} ${recipe.version} from the cache`);
    return { path, flavour: recipe.flavour };
  }
  return undefined;
}

async function fetchFirst(wanted: Fetchable): Promise<Program> {
  const reasons: string[] = [];
  for (const recipe of wanted.recipes) {
    const path = await tryRecipe(wanted.name, recipe, reasons);
    if (path !== undefined) return { path, flavour: recipe.flavour };
  }
  throw new Error(
    `${wanted.name} cannot be had on this machine:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`,
  );
}

async function tryRecipe(name: string, recipe: Recipe, reasons: string[]) {
  say(`${name}: not installed; ${recipe.says} …`);
  const startedAt = performance.now();
  try {
    const path = await fetchIntoCache(recipe, recipe.make);
    say(`${name}: fetched in ${Math.round((performance.now() - startedAt) / 1000)} s`);
    return path;
  } catch (error) {
    if (isStopping()) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    reasons.push(`${recipe.says}: ${reason}`);
    say(`${name}: ${recipe.says} did not work: ${reason}`);
    return undefined;
  }
}
