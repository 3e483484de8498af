import type { Stores } from '../../storage/stores.ts';

/** Called before and after each read and write, with a name such as `ledger.find`; may wait, or throw. */
type OnStep = (step: string, when: 'before' | 'after') => Promise<void> | void;

/** Counts down with every operation on MongoDB. At zero the process makes no further ones. */
export interface Fuse {
  left: number;
}

const STEPS = new Set(['findOne', 'updateOne', 'updateMany', 'bulkWrite', 'insertMany']);

/** Stores of a process that dies before or after one of its reads and writes, as the fuse determines. */
export function crashingStores(stores: Stores, fuse: Fuse): Stores {
  return watchedStores(stores, () => {
    fuse.left -= 1;
    if (fuse.left < 0) throw new Error('The process is dead.');
  });
}

/** Stores whose operations can be paused, so that the test can act in between. */
export function watchedStores(stores: Stores, onStep: OnStep): Stores {
  const mongo = watched(stores.mongo, (property, connection) =>
    property === 'collection'
      ? (name: string) => watchedCollection(connection.collection(name), name, onStep)
      : undefined,
  );
  return { ...stores, mongo };
}

function watchedCollection<T extends object>(collection: T, name: string, onStep: OnStep): T {
  const take = async (method: string, act: () => Promise<unknown>): Promise<unknown> => {
    await onStep(`${name}.${method}`, 'before');
    const result = await act();
    await onStep(`${name}.${method}`, 'after');
    return result;
  };
  return watched(collection, (property, target) => {
    const method = Reflect.get(target, property) as (...args: unknown[]) => unknown;
    if (property === 'find') {
      return (...args: unknown[]) => {
        const cursor = method.apply(target, args) as { toArray: () => Promise<unknown> };
        return { toArray: () => take('find', () => cursor.toArray()) };
      };
    }
    if (!STEPS.has(String(property))) return undefined;
    return (...args: unknown[]) =>
      take(String(property), () => method.apply(target, args) as Promise<unknown>);
  });
}

/** An object with some properties replaced. */
function watched<T extends object>(
  target: T,
  replaced: (property: string | symbol, target: T) => unknown,
): T {
  return new Proxy(target, {
    get(_target, property) {
      const other = replaced(property, target);
      if (other !== undefined) return other;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
