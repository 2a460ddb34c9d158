import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jestDom from 'eslint-plugin-jest-dom';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { remotes } from './scripts/remotes.mjs';
import naming from './scripts/lint/naming.mjs';

/*
 * Architecture rules as lint rules. CONTRIBUTING.md explains each rule. scripts/lint/import-rules.spec.ts tests that
 * lint fails if the rule is broken.
 */
const frontEnds = ['shell', ...remotes];
/** Folders with tools. No part of the product imports them. */
const toolFolders = ['e2e', 'release', 'quality', 'scripts', 'testing'];
const matchPackages = (...names) => `^@shortlist/(${names.join('|')})(/|$)`;
const reactPattern = '^(react|react-dom|react-router-dom|@tanstack/react-query|react-i18next|@base-ui/react)(/|$)';
const federationPattern = '^@module-federation/';

/** Imports that each folder of the product must not contain: a pattern and a message. */
const forbiddenImports = {
  contracts: [['^(?!@shortlist/contracts/z$|\\.)', 'contracts imports zod only']],
  documents: [['^(?!@shortlist/contracts/|\\.)', 'documents is pure: it imports contracts only']],
  occupations: [['^(?!@shortlist/contracts/|node:|\\.)', 'occupations imports contracts only']],
  'shared-ui': [
    [
      matchPackages(...frontEnds, 'occupations', 'backend', ...toolFolders),
      'shared-ui imports contracts and documents only',
    ],
  ],
  shell: [
    [
      matchPackages(...remotes, 'documents', 'occupations', 'backend', ...toolFolders),
      'the shell meets remotes only through the registry',
    ],
  ],
  ...Object.fromEntries(
    remotes.map((remote) => [
      remote,
      [
        [
          matchPackages(...frontEnds.filter((name) => name !== remote), 'occupations', 'backend', ...toolFolders),
          'a remote never imports the shell, another remote or the backend',
        ],
        [federationPattern, 'a remote does not know the federation runtime: its face is src/remote.tsx'],
      ],
    ]),
  ),
  backend: [
    [
      matchPackages(...frontEnds, 'shared-ui', ...toolFolders),
      'the backend imports contracts, documents and occupations only',
    ],
    [reactPattern, 'no React in the backend'],
  ],
};

const forbidFrontEnds = (folder) => [
  [matchPackages(...frontEnds, 'shared-ui'), `${folder} never imports a front end's source`],
  [`^(\\.\\./)+(${[...frontEnds, 'shared-ui'].join('|')})/`, `${folder} never imports a front end's source`],
];
/** Helpers of tests, and the list of examples. */
const journeyImportExceptions = ['testing/(scope|seeded-random)$', 'documents/samples/examples/ids$'];
/** Imports that tools must not contain, including their tests and plain scripts. */
const forbiddenToolImports = {
  e2e: [
    [
      `^@shortlist/(?!contracts/|${journeyImportExceptions.join('|')})`,
      'e2e sees the product as a browser does: it imports contracts only',
    ],
  ],
  ...Object.fromEntries(
    toolFolders.filter((folder) => folder !== 'e2e').map((folder) => [folder, forbidFrontEnds(folder)]),
  ),
};

/** Libraries to import through a façade, so that a page has a single instance of each. */
const facadeRules = [
  ['^react-router-dom$', 'import @shortlist/shared-ui/router'],
  ['^@tanstack/react-query$', 'import @shortlist/shared-ui/query'],
  ['^(i18next|react-i18next)$', 'import @shortlist/shared-ui/i18n'],
  ['^zod(/|$)', 'import @shortlist/contracts/z'],
];
const commonRules = [
  [
    `^(\\.\\./)+(${[...frontEnds, 'contracts', 'documents', 'occupations', 'shared-ui', 'backend', 'e2e', 'release', 'quality', 'scripts'].join('|')})/`,
    'cross a package by its name, not by a path',
  ],
];

/** Libraries that the engine must not depend on, because workers and command-line tools use the engine alone. */
const frameworkPattern = '^(@nestjs/|typeorm$|pg$|express$|openai$|stripe$)';

const listFolders = (folder) =>
  readdirSync(`${import.meta.dirname}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Imports between folders of one package. Files in `target` must not import files in `from`, apart from `except`. */
const zones = [
  {
    target: 'backend/src/engine',
    from: 'backend/src',
    except: ['engine'],
    message: 'the engine is pure: it must import neither the platform nor an area',
  },
  ...listFolders('backend/src').map((folder) => ({
    target: `backend/src/${folder}`,
    from: 'backend/src/!(' + folder + ')/**/*.entity.ts',
    message: 'entities are private to their room: ask a service of the module that owns the table',
  })),
  ...frontEnds.flatMap((frontEnd) => {
    const source = `${frontEnd}/src`;
    return [
      ...listFolders(source)
        .filter((name) => name === 'features')
        .flatMap(() => listFolders(`${source}/features`))
        .map((feature) => ({
          target: `${source}/features/${feature}`,
          from: `${source}/features`,
          except: [feature],
          message: "features don't import each other: move what they share to src/shared",
        })),
      { target: `${source}/features`, from: `${source}/routes`, message: 'features must not import routes' },
      {
        target: `${source}/shared`,
        from: [`${source}/features`, `${source}/routes`],
        message: 'src/shared must import neither features nor routes',
      },
    ];
  }),
];

const restrictImports = (patterns) => ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }];

// LINT_PROGRAM lints all packages for Node or for the browser as a single TypeScript program.
const programOptions = process.env.LINT_PROGRAM ? { project: process.env.LINT_PROGRAM } : { projectService: true };

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-node/**',
      '**/node_modules/**',
      '**/test-results/**',
      '.nx/**',
      '.site/**',
      '.run/**',
      '.data/**',
      'scripts/fixtures/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { ...programOptions, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      // The rules above rule out cycles between packages, so only cycles within a package remain.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    // shared-ui/src/sheet/faces.ts has aliases for remotes of the previous release.
    files: ['**/*.{ts,tsx}'],
    ignores: ['shared-ui/src/sheet/faces.ts', 'backend/src/platform/database/migrations/**'],
    plugins: { naming },
    rules: { 'naming/banned-words': 'error', 'naming/role-suffix': 'error', 'naming/no-free-relative': 'error' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.spec.mjs'], languageOptions: { globals: globals.jest } },
  { files: ['scripts/rspack/install-devtools-hook.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.tsx', 'shared-ui/src/**/*.ts', 'shell/src/**/*.ts', 'mf-*/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    ...jestDom.configs['flat/recommended'],
    files: ['**/*.spec.tsx'],
    rules: {
      ...jestDom.configs['flat/recommended'].rules,
      // toHaveTextContent also accepts a part of the text.
      'jest-dom/prefer-to-have-text-content': 'off',
      // toHaveValue supports meters only from jest-dom 7 on, which needs Node 22.
      'jest-dom/prefer-to-have-value': 'off',
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Decorator > CallExpression[callee.name=/^(Body|Query)$/][arguments.length=0]',
          message: 'a bare @Body() or @Query() is not validated: give it a schema',
        },
      ],
    },
  },
  ...Object.entries(forbiddenImports).map(([folder, patterns]) => ({
    files: [`${folder}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': restrictImports([
        ...commonRules,
        ...patterns,
        ...(['contracts', 'documents', 'occupations', 'shared-ui', ...frontEnds].includes(folder) ? facadeRules : []),
      ]),
    },
  })),
  {
    files: ['backend/src/engine/**/*.ts'],
    rules: {
      'no-restricted-imports': restrictImports([
        ...commonRules,
        ...forbiddenImports.backend,
        [frameworkPattern, 'the engine is pure: no framework, database or HTTP'],
      ]),
    },
  },
  {
    // Only the façades themselves import the libraries directly.
    files: ['shared-ui/src/{router,query,i18n}{,.*,/**/*}.{ts,tsx}', 'shared-ui/src/facades/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restrictImports([...commonRules, ...forbiddenImports['shared-ui']]) },
  },
  {
    files: ['contracts/src/z.ts'],
    rules: { 'no-restricted-imports': restrictImports([...commonRules, ['^(?!zod$)', 'contracts imports zod only']]) },
  },
  {
    // Tests may import development dependencies.
    files: ['**/*.spec.{ts,tsx}', '**/test/**/*.ts', 'e2e/{journeys,support}/*.ts'],
    rules: {
      'no-restricted-imports': restrictImports(commonRules),
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  ...Object.entries(forbiddenToolImports).flatMap(([folder, patterns]) => [
    {
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': restrictImports([...commonRules, ...patterns]) },
    },
    {
      // Plain scripts may import packages by path, because they run before the packages are installed.
      files: [`${folder}/**/*.{js,mjs}`],
      // A benchmark, which builds the front ends as a single app.
      ignores: ['quality/bench/competitors/single-app/load-remote.js'],
      rules: { 'no-restricted-imports': restrictImports(patterns) },
    },
  ]),
);
