import { existsSync } from 'node:fs';
import { defineConfig } from '@rspack/cli';

const root = import.meta.dirname;

/** A program of its own each. Packages stay in node_modules; our own source packages are bundled in. */
const programs = {
  main: './src/main.ts',
  'admin-cli': './src/admin-cli.ts',
  'pdf-worker': './src/rendering/pdf/worker.ts',
};

export default defineConfig({
  context: root,
  target: 'node20',
  mode: 'production',
  devtool: 'source-map',
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
    ({ request }, done) => (/^(\.|\/|@shortlist\/)/.test(request) ? done() : done(undefined, `module ${request}`)),
  ],
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    // Left to Node: files beside the bundle are found at run time.
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
  // Names are read by the dependency container and by logs; the file is not sent to anybody.
  optimization: { minimize: false, splitChunks: false },
  performance: false,
});
