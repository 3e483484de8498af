import { AsyncLocalStorage } from 'node:async_hooks';
import { constants, createContext, runInContext, type Context } from 'node:vm';
import type { JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { installCommonGlobals } from 'jest-util';
import { patiently } from '../patience.ts';

/**
 * Storages that run. Jest makes one for each test file and never ends it, and each takes part in every promise of the
 * worker: after three hundred files that is most of what a promise costs.
 */
const running = new Set<AsyncLocalStorage<unknown>>();
// eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with the storage.
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (
  this: AsyncLocalStorage<unknown>,
  ...args: Parameters<typeof run>
) {
  running.add(this);
  return run.apply(this, args);
} as typeof run;

/** Symbols under which Jest keeps what belongs to one test file on the global object. */
const ofOneFile = new Set([
  'JEST_STATE_SYMBOL',
  'EVENT_HANDLERS',
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
]);

/**
 * Its context is not contextified: reading a global takes nanoseconds, not the microsecond of Jest's own environment.
 */
class WorkerEnvironment implements JestEnvironment<number> {
  readonly global: JestEnvironment['global'];
  readonly moduleMocker: ModuleMocker;
  readonly fakeTimers: LegacyFakeTimers<number>;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #context = createContext(constants.DONT_CONTEXTIFY);
  readonly #variables: NodeJS.ProcessEnv;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    const global = runInContext('globalThis', this.#context) as JestEnvironment['global'];
    copyGlobals(global);
    knowErrorsOfNode(global);
    installCommonGlobals(global, projectConfig.globals);
    this.global = global;
    this.#variables = { ...global.process.env };
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: Number, refToId: Number },
    });
  }

  setup(): Promise<void> {
    return Promise.resolve();
  }

  /** Undoes what a test file may leave: fake timers, environment variables, Jest's own records. */
  teardown(): Promise<void> {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { env } = this.global.process;
    for (const name of Object.keys(env)) if (!(name in this.#variables)) delete env[name];
    Object.assign(env, this.#variables);
    for (const symbol of Object.getOwnPropertySymbols(this.global)) {
      if (ofOneFile.has(symbol.description ?? '')) Reflect.deleteProperty(this.global, symbol);
    }
    // One that is used again runs again.
    for (const storage of running) storage.disable();
    running.clear();
    return Promise.resolve();
  }

  /** A time-out that a test or hook names holds for an idle machine. */
  handleTestEvent({ name, test, hook }: { name: string; test?: Timed; hook?: Timed }): void {
    if (name === 'test_start' && test !== undefined) beMorePatient(test);
    if (name === 'hook_start' && hook !== undefined) beMorePatient(hook);
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): Context {
    return this.#context;
  }
}

const patient = new WeakSet<Timed>();

interface Timed {
  timeout?: number | null | undefined;
}

/** A hook begins once a test. */
function beMorePatient(timed: Timed): void {
  if (typeof timed.timeout !== 'number' || patient.has(timed)) return;
  patient.add(timed);
  timed.timeout = patiently(timed.timeout);
}

let shared: WorkerEnvironment | undefined;

/** One global object for all test files of a worker, so that they can share modules (shared-runtime.cjs). */
export default class SharedEnvironment {
  constructor(config: JestEnvironmentConfig) {
    shared ??= new WorkerEnvironment(config);
    return shared;
  }
}

/** Copies the globals that Node adds to the language, such as timers, fetch and streams; and the binary data that both realms exchange. */
function copyGlobals(global: JestEnvironment['global']): void {
  Object.assign(global, { global, Buffer, ArrayBuffer, Uint8Array });
  const there = new Set(Object.getOwnPropertyNames(global));
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (there.has(name)) continue;
    Object.defineProperty(global, name, {
      configurable: true,
      enumerable: true,
      // Node loads some of its globals when they are first read.
      get: () => Reflect.get(globalThis, name) as unknown,
      set: (value: unknown) => replaceGlobal(global, name, value),
    });
  }
}

function replaceGlobal(global: JestEnvironment['global'], name: string, value: unknown): void {
  const attributes = { configurable: true, enumerable: true, writable: true };
  Object.defineProperty(global, name, { ...attributes, value });
}

/** Errors that Node's own modules throw are instances of the classes that tests and code see, as in production. */
function knowErrorsOfNode(global: JestEnvironment['global']): void {
  for (const name of ['Error', 'TypeError', 'RangeError', 'SyntaxError'] as const) {
    const ofNode = globalThis[name];
    const ofTests = global[name];
    Object.defineProperty(ofTests, Symbol.hasInstance, {
      value(this: unknown, error: unknown) {
        const isOrdinary = Function.prototype[Symbol.hasInstance].call(this, error);
        return isOrdinary || (this === ofTests && error instanceof ofNode);
      },
    });
  }
}
