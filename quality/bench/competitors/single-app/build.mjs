/**
 * Builds the front ends as a single app without federation. The shell imports all areas directly instead of loading
 * them at run time. Overwrites files in a site folder without prerendered pages.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { readArguments } from '../../../../scripts/arguments.mjs';
import { createCommonConfig, root } from '../../../../scripts/rspack/common.mjs';
import { PreloadFontsPlugin } from '../../../../scripts/rspack/preload-fonts-plugin.mjs';
import { registerTypeScript } from '../../../../scripts/typescript.mjs';

registerTypeScript();
const { writeWithVariants } = await import('../../../../release/prerender/precompress.ts');
const { openStore } = await import('../../../../release/stores/open-store.ts');

const [site] = readArguments('node build.mjs SITE').names;
const config = createCommonConfig({
  folder: join(root, 'shell'),
  entry: { main: './src/main.ts' },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(/\/load-remote$/, join(import.meta.dirname, 'load-remote.js')),
    new rspack.DefinePlugin({ REMOTE_ORIGINS: '[]' }),
    new rspack.HtmlRspackPlugin({ template: './src/index.html', publicPath: '/', minify: true }),
    new PreloadFontsPlugin(),
    new rspack.CopyRspackPlugin({ patterns: [{ from: './public', to: '.' }] }),
  ],
});
const stats = await new Promise((resolve, reject) => {
  rspack(
    { ...config, devtool: false, output: { ...config.output, path: site, publicPath: '/', clean: false } },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
});
if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
const store = await openStore(site);
const names = stats.toJson({ all: false, assets: true }).assets.map(({ name }) => name);
for (const name of names) await writeWithVariants(store, name, readFileSync(join(site, name)));
await writeWithVariants(store, 'app.html', readFileSync(join(site, 'index.html')));
