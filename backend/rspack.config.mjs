import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { defineConfig } from '@rspack/cli';
import { Compilation, CopyRspackPlugin, sources } from '@rspack/core';

const root = import.meta.dirname;

/**
 * Only some packages are bundled, and all others stay in node_modules. The bundle contains our own source packages. It
 * also contains the packages that each worker loads before its first document, with their dependencies, because a
 * single file loads in half the time.
 */
const ownPackagePattern = /^(\.|\/|@shortlist\/)/;
const workerPackagePattern = /^(pdfmake|fontkit)(\/|$)/;
const isBundled = (request, issuer) =>
  !isBuiltin(request) &&
  (ownPackagePattern.test(request) || workerPackagePattern.test(request) || issuer.includes('/node_modules/'));

const programs = {
  main: './src/main.ts',
  'admin-cli': './src/admin-cli.ts',
  'backup-cli': './src/backup-cli.ts',
  'page-data': './src/page-data-cli.ts',
  worker: './src/worker-threads/worker.ts',
  'import-worker': './src/builder/imports/import-worker.ts',
};

/**
 * Escapes letters beyond Latin-1 to save memory, because each thread keeps its program in memory. A single such letter
 * makes V8 store the whole program with two bytes per letter.
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
  // Maps only lines and omits the source text, because each thread keeps the map in memory. Columns would need about
  // 400 MB more for the process, and the text 20 MB more for each thread.
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
    // pdfkit loads fontkit with `require`, and we import it. Without this alias, the bundle would contain two copies.
    alias: { fontkit$: createRequire(import.meta.url).resolve('fontkit') },
  },
  module: {
    // Node resolves these expressions at run time, to files next to the bundle.
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
    // The server reads these files at run time (see `occupations/src/get-occupations.ts`).
    new CopyRspackPlugin({ patterns: [{ from: `${root}/../occupations/data`, to: 'occupations' }] }),
  ],
  performance: false,
});
