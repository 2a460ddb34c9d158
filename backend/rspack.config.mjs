import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { defineConfig } from '@rspack/cli';
import { Compilation, CopyRspackPlugin, sources } from '@rspack/core';

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
  worker: './src/worker-threads/worker.ts',
  'import-worker': './src/builder/imports/import-worker.ts',
};

/**
 * Escapes letters beyond Latin-1, because each thread keeps its program in memory, and one such letter makes V8 store
 * all of it with two bytes a letter.
 */
function escapeLetters(compiler) {
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  const toEscape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  compiler.hooks.compilation.tap('escape-letters', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'escape-letters', stage }, (assets) => {
      for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
        const program = String(assets[file].source());
        compilation.updateAsset(file, new sources.RawSource(program.replace(/[^\0-\xff]/g, toEscape)));
      }
    });
  });
}

export default defineConfig({
  context: root,
  target: 'node20',
  mode: 'production',
  // Maps lines only, without their text, because each thread keeps the map in memory: with columns the process needs
  // about 400 MB more, with the text 20 MB more for each thread.
  devtool: 'nosources-cheap-module-source-map',
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
  plugins: [
    escapeLetters,
    // Read at run time: see `occupations/src/get-occupations.ts`.
    new CopyRspackPlugin({ patterns: [{ from: '../occupations/data', to: 'occupations' }] }),
  ],
  performance: false,
});
