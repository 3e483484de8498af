'use strict';

const { join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** Loads the modules that all test files of this worker process share. */
let library;

/**
 * Jest evaluates every module anew for each test file, which took half of a test file's time. Here the modules of the
 * project and of its packages are evaluated once per worker process, as in production; those below `test/` and
 * `examples/`, which hold the state of one test file, stay its own.
 */
class SharedRuntime extends Runtime {
  #own;

  constructor(...args) {
    super(...args);
    const [{ rootDir }] = args;
    this.#own = [join(rootDir, 'test') + sep, join(rootDir, 'examples') + sep];
    library ??= new Runtime(...args);
  }

  requireModule(from, moduleName, ...rest) {
    const [options] = rest;
    const isOwn =
      moduleName === undefined || options?.isInternalModule || this.#isOwn(from, moduleName);
    return isOwn
      ? super.requireModule(from, moduleName, ...rest)
      : library.requireModule(from, moduleName, ...rest);
  }

  #isOwn(from, moduleName) {
    if (this._resolution.isCoreModule(moduleName)) return true;
    const path = this._resolution.resolveCjs(from, moduleName);
    return this.#own.some((folder) => path.startsWith(folder));
  }
}

module.exports = SharedRuntime;
