import { waits } from '../waits.ts';
import { type Call, callOf, type SettlingCall } from './call.ts';
import { type ApiRequest, send } from './client.ts';
import { bodyOf } from './files.ts';
import { List } from './list.ts';
import {
  fillPath,
  type Operation,
  parseOperation,
  type QueryValue,
  queryText,
} from './operation.ts';
import type { CallOptions, Settings } from './options.ts';
import { settle } from './settled.ts';

/** Methods by name; each value is an operation as text, or a resource within this one. */
export interface OperationTable {
  readonly [name: string]: string | OperationTable;
}

type Params = Record<string, QueryValue>;

/** The methods of a table, over HTTP. `Resource` is the interface that the generator writes for it. */
export function resourceOf<Resource>(
  settings: Settings,
  table: OperationTable,
  name: string,
): Resource {
  const resource: Record<string, unknown> = {};
  for (const [method, operation] of Object.entries(table)) {
    resource[method] =
      typeof operation === 'string'
        ? methodOf(settings, parseOperation(operation), (id) => waitOf(resource, name, id))
        : resourceOf(settings, operation, `${name}.${method}`);
  }
  return resource as Resource;
}

type Wait = (
  id: string | undefined,
) => { read: () => Promise<unknown>; rests: readonly string[] } | null;

/** How to wait for a record of a resource; null where its records do not change by themselves. */
function waitOf(resource: Record<string, unknown>, name: string, id: string | undefined) {
  const wait = waits[name];
  if (wait === undefined) return null;
  const read = resource[wait.read] as (...values: unknown[]) => Promise<unknown>;
  return {
    read: () => (id === undefined ? read(wait.poll) : read(id, wait.poll)),
    rests: wait.rests,
  };
}

function methodOf(settings: Settings, operation: Operation, wait: Wait) {
  const { method, flags } = operation;
  return (...values: unknown[]): Call<unknown> | List<unknown> => {
    const { path, used } = fillPath(operation.path, values);
    const given = flags.includes('bare') ? undefined : values[used];
    const params = (given ?? {}) as Params;
    const options = (values[used + (flags.includes('bare') ? 0 : 1)] ?? {}) as CallOptions;
    if (flags.includes('list')) {
      return new List(
        (cursor) =>
          send(settings, { method, path: path + queryText(withCursor(params, cursor)) }, options),
        options.signal,
      );
    }
    const sent = requestOf(operation, { path, params, hasParams: given !== undefined }, options);
    const call = callOf<unknown>(
      sent.then((request) => send(settings, request, options)),
      flags.includes('whole'),
    );
    return withSettled(call, wait);
  };
}

function withCursor(params: Params, cursor: string | undefined): Params {
  return cursor === undefined ? params : { ...params, cursor };
}

async function requestOf(
  { method, flags }: Operation,
  { path, params, hasParams }: { path: string; params: Params; hasParams: boolean },
  options: CallOptions,
): Promise<ApiRequest> {
  const inQuery = method === 'GET' || method === 'DELETE';
  const keyed = flags.includes('idempotent');
  return {
    method,
    path: inQuery ? path + queryText(params) : path,
    bytes: flags.includes('bytes'),
    ...(!inQuery && hasParams && { body: await bodyOf(params, flags.includes('form')) }),
    ...(keyed && { idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() }),
  };
}

function withSettled(call: Call<unknown>, wait: Wait): Call<unknown> {
  const settled: SettlingCall<unknown>['settled'] = async (options = {}) => {
    const first = await call;
    const waiting = wait((first as { id?: string }).id);
    if (waiting === null) return first;
    return settle(first, waiting.read, { ...options, rests: waiting.rests });
  };
  return Object.assign(call, { settled });
}
