import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'Only config/ reads the environment (house rule: settings have one door).',
};
const callContext = {
  property: 'withDeadline',
  message:
    'Calls have deadlines (clients/temporal/call-deadlines.ts); this would slow every promise down.',
};
const clock = {
  selector: [
    "NewExpression[callee.name='Date'][arguments.length=0]",
    "MemberExpression[object.name=/^(Date|performance)$/][property.name='now']",
    "MemberExpression[object.name='Temporal'][property.name='Now']",
  ].join(),
  message: 'domain/ has no clock: take the time as a parameter.',
};
const randomness = {
  selector: [
    "MemberExpression[object.name='Math'][property.name='random']",
    'MemberExpression[property.name=/^(random(Bytes|Int|UUID)|getRandomValues)$/]',
    'ImportSpecifier[imported.name=/^(random(Bytes|Int|UUID)|getRandomValues)$/]',
  ].join(),
  message: 'domain/ has no randomness: take the random value as a parameter.',
};
const canParse = {
  object: 'URL',
  property: 'canParse',
  message: 'Node 20 answers wrongly once V8 has optimized it: use domain/common/parse-url.ts.',
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'coverage',
      '.openrole',
      'test/histories',
      '{sdk,cli}/generated',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            '*.js',
            '*.cjs',
            'cli/*.mjs',
            'tools/*.mjs',
            'tools/test/*.mjs',
            'test/support/processes/*.mjs',
            'test/support/run/*.cjs',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
      globals: { console: 'readonly', process: 'readonly' },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      'max-params': ['error', 3],
      'no-restricted-properties': ['error', processEnv, callContext, canParse],
    },
  },
  { files: ['config/**'], rules: { 'no-restricted-properties': 'off' } },
  {
    // Commands print to the terminal, and pass their environment to the programs that they start.
    files: ['cli/**', 'tools/**', 'bench/**', 'docs/**', 'sdk/**'],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['domain/**'], rules: { 'no-restricted-syntax': ['error', clock, randomness] } },
  {
    // Workflow code is replayed: time, randomness and I/O come from Temporal's sandbox or an activity.
    files: ['workflows/**'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'process', 'setInterval', 'setImmediate'],
      'no-restricted-imports': ['error', { patterns: ['node:*'] }],
    },
  },
  {
    files: ['test/**', 'examples/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['pages/assets/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        window: 'readonly',
        navigator: 'readonly',
        fetch: 'readonly',
        CSS: 'readonly',
        Event: 'readonly',
        FormData: 'readonly',
        AbortController: 'readonly',
      },
    },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { globals: { module: 'readonly', process: 'readonly', console: 'readonly' } },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { globals: { require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
