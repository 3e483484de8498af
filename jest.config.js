/** Tests run from TypeScript sources through swc; types are checked by `npm run typecheck`. */
export default {
  rootDir: '.',
  testMatch: ['<rootDir>/test/**/*.test.{ts,tsx}', '<rootDir>/examples/**/*.test.ts'],
  transform: {
    '^.+\\.(t|j|mj)s$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
      },
    ],
    '^.+\\.tsx$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'classic', pragma: 'h', pragmaFrag: 'Fragment' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // MongoDB's driver and the exporter of traces load modules by a dynamic import, and some libraries are written as ES modules alone: Jest's sandbox
  // knows all of them only in transformed code.
  transformIgnorePatterns: [
    '/node_modules/(?!(.+/)?mongodb/lib/runtime_adapters|@opentelemetry/otlp-exporter-base|(file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|temporal-polyfill|temporal-utils|temporal-spec|openid-client|oauth4webapi|jose)/)',
  ],
  // The built package has the project's name.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // Test files of a worker share the modules of the project and its packages.
  testEnvironment: '<rootDir>/test/support/run/shared-environment.ts',
  runtime: '<rootDir>/test/support/run/shared-runtime.cjs',
  globalSetup: '<rootDir>/test/support/run/setup.ts',
  globalTeardown: '<rootDir>/test/support/run/tear-down.ts',
  setupFiles: ['<rootDir>/test/support/run/property-seed.ts'],
  // An idle machine needs a third at most; time-outs of single tests grow with TEST_PATIENCE.
  testTimeout: 180_000,
  maxWorkers: 2,
  // Memory that test files leave behind fills a worker's heap over the suite: the worker is restarted before that.
  workerIdleMemoryLimit: '1536MB',
  // The suite talks to real servers: a file that leaves a connection open must be mended, not forced.
  detectOpenHandles: false,
};
