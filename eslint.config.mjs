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
 * Architecture rules as lint rules. The table lists what each folder must not import; CONTRIBUTING.md explains why. A
 * test (scripts/lint/import-rules.spec.ts) proves for each rule that lint fails if the rule is broken.
 */
const frontEnds = ['shell', ...remotes];
/** Folders whose programs work on the product from outside: no part of the product imports them. */
const outside = ['e2e', 'release', 'quality', 'scripts', 'testing'];
const shortlist = (...names) => `^@shortlist/(${names.join('|')})(/|$)`;
const react = '^(react|react-dom|react-router-dom|@tanstack/react-query|react-i18next|@base-ui/react)(/|$)';
const federation = '^@module-federation/';

const forbidden = {
  contracts: [['^(?!@shortlist/contracts/z$|\\.)', 'contracts imports zod only']],
  documents: [['^(?!@shortlist/contracts/|\\.)', 'documents is pure: it imports contracts only']],
  occupations: [['^(?!@shortlist/contracts/|node:|\\.)', 'occupations imports contracts only']],
  'shared-ui': [
    [shortlist(...frontEnds, 'occupations', 'backend', ...outside), 'shared-ui imports contracts and documents only'],
  ],
  shell: [
    [
      shortlist(...remotes, 'documents', 'occupations', 'backend', ...outside),
      'the shell meets remotes only through the registry',
    ],
  ],
  ...Object.fromEntries(
    remotes.map((remote) => [
      remote,
      [
        [
          shortlist(...frontEnds.filter((name) => name !== remote), 'occupations', 'backend', ...outside),
          'a remote never imports the shell, another remote or the backend',
        ],
        [federation, 'a remote does not know the federation runtime: its face is src/remote.tsx'],
      ],
    ]),
  ),
  backend: [
    [shortlist(...frontEnds, 'shared-ui', ...outside), 'the backend imports contracts, documents and occupations only'],
    [react, 'no React in the backend'],
  ],
};

/** Rules of the folders outside the product: they hold for all files, tests and plain scripts included. */
const importsNoFrontEnd = (folder) => [
  [shortlist(...frontEnds, 'shared-ui'), `${folder} never imports a front end's source`],
  [`^(\\.\\./)+(${[...frontEnds, 'shared-ui'].join('|')})/`, `${folder} never imports a front end's source`],
];
/** Helpers of tests, and `ids`, which lists the examples: they have no other list. */
const exceptionsOfJourneys = ['testing/(scope|seeded-random)$', 'documents/samples/examples/ids$'];
const forbiddenOutside = {
  e2e: [
    [
      `^@shortlist/(?!contracts/|${exceptionsOfJourneys.join('|')})`,
      'e2e sees the product as a browser does: it imports contracts only',
    ],
  ],
  ...Object.fromEntries(outside.slice(1).map((folder) => [folder, importsNoFrontEnd(folder)])),
};

/** Libraries that must be imported through their façade, so that the page has a single instance of each. */
const facades = [
  ['^react-router-dom$', 'import @shortlist/shared-ui/router'],
  ['^@tanstack/react-query$', 'import @shortlist/shared-ui/query'],
  ['^(i18next|react-i18next)$', 'import @shortlist/shared-ui/i18n'],
  ['^zod(/|$)', 'import @shortlist/contracts/z'],
];
const everywhere = [
  [
    `^(\\.\\./)+(${[...frontEnds, 'contracts', 'documents', 'occupations', 'shared-ui', 'backend', 'e2e', 'release', 'quality', 'scripts'].join('|')})/`,
    'cross a package by its name, not by a path',
  ],
];

/** Libraries that the engine must not depend on, so that workers and command-line tools can use it on its own. */
const frameworks = '^(@nestjs/|typeorm$|pg$|express$|openai$|stripe$)';

const listFolders = (folder) =>
  readdirSync(`${import.meta.dirname}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Imports between folders of one package, at any depth: `target` must not import `from`, apart from `except`. */
const zones = [
  {
    target: 'backend/src/engine',
    from: 'backend/src',
    except: ['engine'],
    message: 'the engine is pure: it must import neither the platform nor an area',
  },
  ...listFolders('backend/src').map((room) => ({
    target: `backend/src/${room}`,
    from: 'backend/src/!(' + room + ')/**/*.entity.ts',
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

const restrict = (patterns) => ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }];

// With LINT_PROGRAM, all packages of one kind are linted as a single TypeScript program; otherwise each file belongs to
// the program of its own package.
const program = process.env.LINT_PROGRAM ? { project: process.env.LINT_PROGRAM } : { projectService: true };

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
    languageOptions: { parserOptions: { ...program, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      // Covers cycles within a package; the table above already rules out cycles between packages.
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
    // Names and comments. Aliases of the previous release may have its names.
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
      // Whole texts are compared by `textContent`: toHaveTextContent is satisfied by a part.
      'jest-dom/prefer-to-have-text-content': 'off',
      // Expects a meter's value too, which jest-dom has only from version 7 on, which needs Node 22.
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
  ...Object.entries(forbidden).map(([folder, patterns]) => ({
    files: [`${folder}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': restrict([
        ...everywhere,
        ...patterns,
        ...(['contracts', 'documents', 'occupations', 'shared-ui', ...frontEnds].includes(folder) ? facades : []),
      ]),
    },
  })),
  {
    files: ['backend/src/engine/**/*.ts'],
    rules: {
      'no-restricted-imports': restrict([
        ...everywhere,
        ...forbidden.backend,
        [frameworks, 'the engine is pure: no framework, database or HTTP'],
      ]),
    },
  },
  {
    // Only the façades themselves import the libraries directly.
    files: ['shared-ui/src/{router,query,i18n}{,.*,/**/*}.{ts,tsx}', 'shared-ui/src/facades/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restrict([...everywhere, ...forbidden['shared-ui']]) },
  },
  {
    files: ['contracts/src/z.ts'],
    rules: { 'no-restricted-imports': restrict([...everywhere, ['^(?!zod$)', 'contracts imports zod only']]) },
  },
  {
    // Tests may import development dependencies.
    files: ['**/*.spec.{ts,tsx}', '**/test/**/*.ts', 'e2e/{journeys,support}/*.ts'],
    rules: {
      'no-restricted-imports': restrict(everywhere),
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  ...Object.entries(forbiddenOutside).flatMap(([folder, patterns]) => [
    {
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': restrict([...everywhere, ...patterns]) },
    },
    {
      // Plain scripts run before the packages are linked by their names.
      files: [`${folder}/**/*.{js,mjs}`],
      // Builds the front ends as a single app, to compare it with the product.
      ignores: ['quality/bench/competitors/single-app/load-remote.js'],
      rules: { 'no-restricted-imports': restrict(patterns) },
    },
  ]),
);
