import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { defineConfig } from '@rspack/cli';

const root = import.meta.dirname;

/**
 * Packages stay in node_modules; our own source packages are bundled. So are the packages that each worker loads before
 * its first document, with their dependencies: as one file they load in half the time.
 */
const own = /^(\.|\/|@shortlist\/)/;
const ofWorkers = /^(pdfmake|fontkit)(\/|$)/;
const isBundled = (request, issuer) =>
  !isBuiltin(request) && (own.test(request) || ofWorkers.test(request) || issuer.includes('/node_modules/'));

const programs = {
  main: './src/main.ts',
  'admin-cli': './src/admin-cli.ts',
  'backup-cli': './src/backup-cli.ts',
  'page-data': './src/page-data-cli.ts',
  worker: './src/work/worker.ts',
  'import-worker': './src/builder/imports/import-worker.ts',
};

export default defineConfig({
  context: root,
  target: 'node20',
  mode: 'production',
  // Maps lines only: source maps with columns cost the running process about 400 MB.
  devtool: 'cheap-module-source-map',
  entry: Object.fromEntries(Object.entries(programs).filter(([, file]) => existsSync(`${root}/${file}`))),
  output: {
    path: `${root}/dist`,
    filename: '[name].js',
    chunkFilename: 'chunks/[name].js',
    module: true,
    library: { type: 'module' },
    clean: true,
  },
  externalsType: 'module',
  externals: [
    ({ request, contextInfo }, done) =>
      isBundled(request, contextInfo.issuer) ? done() : done(undefined, `module ${request}`),
  ],
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    // pdfkit loads fontkit with `require` and we import it; without this alias the bundle contains two copies.
    alias: { fontkit$: createRequire(import.meta.url).resolve('fontkit') },
  },
  module: {
    // Left to Node, which resolves files beside the bundle at run time.
    parser: { javascript: { importMeta: false, url: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true, decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  // The dependency container and the logs use class names, and the file is never sent to a browser.
  optimization: { minimize: false, splitChunks: false },
  performance: false,
});
