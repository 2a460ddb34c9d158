import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);
const packageRoot = import.meta.dirname;

async function bundlePreviews(path) {
  const compiler = rspack({
    context: packageRoot,
    mode: 'production',
    target: 'node',
    entry: { previews: './src/previews/render.ts' },
    devtool: false,
    output: {
      path,
      filename: '[name].js',
      cssFilename: '[name].css',
      assetModuleFilename: 'fonts/[name].[contenthash][ext]',
      publicPath: '',
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    // The sample text is in Latin script, so the bundle omits the Japanese and Korean fonts.
    plugins: [new rspack.IgnorePlugin({ resourceRegExp: /^@fontsource-variable\/noto/ })],
    // Emits one script that Node can load and one style sheet with all fonts.
    optimization: { minimize: false, splitChunks: false },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { css: { exportsOnly: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
            env: { targets: { node: '20' } },
          },
          type: 'javascript/auto',
        },
        { test: /\.css$/, type: 'css' },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

async function buildPreviewFiles() {
  const path = await mkdtemp(join(tmpdir(), 'previews-'));
  try {
    await bundlePreviews(path);
    const pages = Object.entries(require(join(path, 'previews.js')).renderPreviews());
    const assetNames = (await readdir(path, { recursive: true })).filter((name) => /\.(woff2|css)$/.test(name));
    const stylesAndFonts = await Promise.all(assetNames.map(async (name) => [name, await readFile(join(path, name))]));
    return [...pages, ...stylesAndFonts];
  } finally {
    await rm(path, { recursive: true });
  }
}

/** Adds `previews/ID.html` and `previews/LANGUAGE/ID.html` for every template to the build output of the remote. */
export class PreviewsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreviewsPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Previews', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const [name, content] of await buildPreviewFiles()) {
            compilation.emitAsset(`previews/${name}`, new rspack.sources.RawSource(content));
          }
        },
      );
    });
  }
}
