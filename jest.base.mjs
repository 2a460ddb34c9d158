/** Dependencies that swc compiles to CommonJS, because jest on Node 20 cannot `require` ES modules. */
const esmPackages = [
  '@nestjs',
  'load-esm',
  'file-type',
  '@electric-sql',
  'unpdf',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'uuid',
  // CommonJS packages that import ES modules.
  '@opentelemetry/otlp-exporter-base',
  'storybook',
  '@storybook',
];

export function jestConfig({ environment = 'node', setupFiles = [], ...otherOptions } = {}) {
  return {
    testEnvironment: new URL(`./scripts/jest/${environment}-environment.cjs`, import.meta.url).pathname,
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}', '<rootDir>/test/**/*.spec.ts'],
    transform: {
      '^.+\\.[mc]?[jt]sx?$': [
        '@swc/jest',
        {
          swcrc: false,
          module: { type: 'commonjs' },
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          },
        },
      ],
    },
    reporters: ['default', new URL('./scripts/jest/summary-reporter.cjs', import.meta.url).pathname],
    moduleNameMapper: {
      '^(\\.{1,2}/.*)\\.js$': ['$1', '$1.js'],
      // The package exports this module only for `import`, but swc turns imports into `require`.
      '^unpdf/pdfjs$': new URL('./node_modules/unpdf/dist/pdfjs.mjs', import.meta.url).pathname,
      '\\.(css|woff2|svg)$': new URL('./scripts/jest/asset-stub.cjs', import.meta.url).pathname,
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
    setupFiles,
    setupFilesAfterEnv:
      environment === 'browser'
        ? ['@testing-library/jest-dom', new URL('./scripts/jest/async-timeout.cjs', import.meta.url).pathname]
        : [],
    // Parallel builds slow the machine down.
    testTimeout: 90_000,
    workerIdleMemoryLimit: '1GB',
    ...otherOptions,
  };
}
