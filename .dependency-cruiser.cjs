/**
 * Who may import whom: the table of ARCHITECTURE.md, enforced.
 * `npm run lint:imports` runs it; test/structure/import-rules.test.ts plants one violation of each kind.
 */
const from = (path, pathNot) => (pathNot ? { path, pathNot } : { path });
/** A rule against imports along one edge: from which files, to which. */
const forbid = (name, comment, ...[from, to]) => ({ name, comment, severity: 'error', from, to });
const CONTRACTS = '^workflows/[^/]+/contract\\.ts$';

/** The areas in their order: each may import those before it, in every layer, by value and by type. */
const AREAS = [
  'common',
  'text',
  'places',
  'resume',
  'documents',
  'webhooks',
  'accounts',
  'billing',
  'files',
  'model',
  'market',
  'hiring',
  'mail',
  'interviews',
  'boards',
  'people',
  'surveys',
  'workforce',
  'lists',
  'paperwork',
  'reports',
  'transfers',
  'agent',
  'backup',
  'migrations',
];
/** What puts all areas together. An area that imported one would know every area through it. */
const REGISTRIES =
  '^services/(reactions|personal-data|employee-records|interviewed)\\.ts$|^storage/(account-records|file-uses|mongo-indexes)\\.ts$';
const STARTERS = '^services/(context|prepare-stores|sender-thread)\\.ts$';
/** `GET /account` lists the organizations of the account. */
const SEES_HIRING = '^api/accounts/account-shape\\.ts$';
const LAYERS = 'domain|storage|services|activities|workflows|api';
const VALUE_IMPORTS = { dependencyTypesNot: ['type-only'] };

const FOLDERS =
  'api workflows activities worker services storage connectors clients config pages cli sdk tools bench test domain examples docs'.split(
    ' ',
  );

/** A folder may import only the folders named; `except` are single files with a wider door. */
function only(folder, allowed, except = '') {
  const others = FOLDERS.filter((other) => other !== folder && !allowed.includes(other));
  return forbid(
    `${folder}-imports-only`,
    `${folder}/ may import ${[folder, ...allowed].join(', ')}`,
    from(`^${folder}/`, except || undefined),
    { path: `^(${others.join('|')})/` },
  );
}

function ownedPackage(name, packages, owners) {
  return forbid(
    name,
    `${packages} is used only in ${owners}`,
    from('.', `^(${owners}|test|bench|cli|tools)/|node_modules`),
    { path: `node_modules/(${packages})/`, ...VALUE_IMPORTS },
  );
}

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'import cycles hide which module depends on which',
      from('.', 'node_modules'),
      // The context names the services in it by type, and they take the context by type.
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    only('domain', []),
    forbid(
      'domain-is-pure',
      'domain/ imports zod, its data packages and itself: no clock, crypto or I/O',
      from('^domain/'),
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'domain-and-connectors-do-no-io',
      'what reaches the outside is handed in',
      from('^(domain|connectors)/'),
      { path: 'node_modules/(undici|pino|prom-client|proper-lockfile)/' },
    ),
    forbid(
      'connectors-open-no-sockets',
      'connectors get their fetch handed in',
      from('^connectors/'),
      { path: '^(node:)?(http|https|http2|tls|dns|child_process)$' },
    ),
    only('storage', ['domain', 'config']),
    only('connectors', ['domain', 'clients']),
    forbid(
      'connectors-fetch-safely',
      'connectors reach the network through safe-fetch only',
      from('^connectors/'),
      {
        path: '^clients/',
        pathNot: '^clients/safe-fetch/',
      },
    ),
    only('clients', ['domain', 'config']),
    only('services', ['domain', 'storage', 'clients', 'config', 'workflows']),
    only('activities', ['domain', 'services', 'storage', 'clients', 'connectors', 'workflows']),
    only('workflows', ['domain', 'activities']),
    forbid(
      'workflows-see-activity-types',
      'activity code never enters the sandbox',
      from('^workflows/'),
      {
        path: '^activities/',
        ...VALUE_IMPORTS,
      },
    ),
    only('pages', ['domain']),
    only(
      'api',
      ['domain', 'services', 'storage', 'clients', 'workflows', 'pages'],
      '^api/server\\.ts$',
    ),
    forbid(
      'api-sees-client-types',
      'a handler reaches clients through the context',
      from('^api/', '^api/server\\.ts$'),
      {
        path: '^clients/',
        ...VALUE_IMPORTS,
      },
    ),
    forbid(
      'workflows-by-contract',
      'outside workflows/ a workflow is known by its contract: its type, id and messages',
      from('.', '^(workflows|test)/|node_modules'),
      { path: '^workflows/', pathNot: CONTRACTS },
    ),
    forbid(
      'contracts-know-no-workflow',
      'a contract says what a workflow takes and returns, not how it works',
      from(CONTRACTS),
      { path: '^(workflows|activities)/', pathNot: CONTRACTS },
    ),
    only('worker', ['services', 'clients', 'config', 'workflows', 'activities', 'api']),
    forbid(
      'worker-runs-tools',
      'of api/ the worker may import the tools of chats, which call endpoints, and their context',
      from('^worker/'),
      { path: '^api/', pathNot: '^api/(tools/chat-tools|context)\\.ts$' },
    ),
    only('config', ['domain']),
    only('sdk', [], '^sdk/(generate|package)/'),
    only('cli', ['sdk'], '^cli/openrole\\.mjs$'),
    forbid(
      'sdk-runs-everywhere',
      'the client needs no package and no runtime of its own',
      from('^sdk/', '^sdk/(generate|package)/'),
      { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg'] },
    ),
    forbid(
      'sdk-generator-stays-here',
      'sdk/generate/ runs before the client is built, never within it',
      from('.', '^sdk/(generate|package)/'),
      { path: '^sdk/(generate|package)/' },
    ),
    forbid(
      'config-is-types-below',
      'settings are passed in, not imported',
      from('^(storage|clients|services)/'),
      { path: '^config/', ...VALUE_IMPORTS },
    ),
    forbid(
      'nobody-imports-the-edges',
      'entry points and tests are imported by nobody',
      from(
        '.',
        '^(api|worker|test|bench|cli|tools|docs|examples|sdk/generate|sdk/package)/|node_modules',
      ),
      { path: '^(api|worker|test|bench|cli|tools|docs)/' },
    ),
    ...AREAS.slice(0, -1).map((area, place) =>
      forbid(
        `${area}-knows-lower-areas`,
        `${area} may import ${AREAS.slice(0, place + 1).join(', ')}; a higher area reacts to its events`,
        from(`^(${LAYERS})/${area}/`, SEES_HIRING),
        { path: `^(${LAYERS})/(${AREAS.slice(place + 1).join('|')})/` },
      ),
    ),
    forbid(
      'registries-stay-above-areas',
      'an area reads a registry from the context; restoring, the last area, brings all collections back',
      from(`^(${LAYERS})/(${AREAS.join('|')})/`, '^services/backup/'),
      { path: REGISTRIES },
    ),
    forbid(
      'areas-start-nothing',
      'an area knows the context by its type',
      from(`^(domain|storage|services|activities|workflows)/(${AREAS.join('|')})/`),
      { path: STARTERS, ...VALUE_IMPORTS },
    ),
    forbid(
      'shared-files-know-no-area',
      'a file outside the areas that knew one would lead every area to it',
      from('^(domain|storage|services)/[^/]+\\.ts$', `${REGISTRIES}|${STARTERS}`),
      { path: `^(domain|storage|services)/(${AREAS.slice(1).join('|')})/` },
    ),
    forbid(
      'models-stay-in-storage',
      'a mongoose model is private to storage/; the type of its records is not',
      from('.', '^(storage|test)/'),
      { path: '\\.model\\.ts$', ...VALUE_IMPORTS },
    ),
    forbid(
      'no-dev-dependencies',
      'shipped code needs no development package',
      from(
        '^(api|workflows|activities|worker|domain|services|storage|connectors|clients|config|pages)/',
      ),
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    ),
    ownedPackage('express-in-api', 'express', 'api'),
    ownedPackage(
      'tracing-sdk-in-services',
      '@opentelemetry/(sdk-trace-base|resources|context-async-hooks|exporter-trace-otlp-http)',
      'services/tracing',
    ),
    ownedPackage('mongo-in-storage', 'mongoose|mongodb', 'storage'),
    ownedPackage('elastic-in-storage', '@elastic/elasticsearch', 'storage'),
    ownedPackage('temporal-workflow-in-workflows', '@temporalio/workflow', 'workflows'),
    ownedPackage('temporal-activity-in-activities', '@temporalio/activity', 'activities'),
    ownedPackage(
      'temporal-client-in-services',
      '@temporalio/client',
      'clients/temporal|services|api|worker',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.openrole)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
