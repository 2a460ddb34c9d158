import { existsSync } from 'node:fs';
import { releaseUrlPlaceholder } from './release-url-placeholder.mjs';
import { createCommonConfig, singletons } from './common.mjs';

/**
 * Returns the configuration of the Node bundle that prerenders a front end's public pages. The bundle is one file
 * without federation. The entry is `src/prerender` if that file exists, and otherwise the module that the remote
 * exposes. As in the browser, a remote uses the shell's React and façades.
 */
export function createPrerenderConfig(folder) {
  const entry = ['ts', 'tsx'].map((type) => `./src/prerender.${type}`).find((file) => existsSync(`${folder}/${file}`));
  const { module, output, ...common } = createCommonConfig({
    folder,
    entry: { prerender: entry ?? './src/remote.tsx' },
    plugins: [],
  });
  const isShell = folder.endsWith('shell');
  return {
    ...common,
    name: 'node',
    target: 'node20',
    devtool: false,
    output: {
      path: `${folder}/dist-node`,
      // The location of a release is known only when its pages are rendered.
      publicPath: releaseUrlPlaceholder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: output.assetModuleFilename,
      clean: true,
    },
    externalsType: 'commonjs',
    externals: isShell
      ? { '@module-federation/enhanced/runtime': 'var {}' }
      : Object.fromEntries(singletons.map((name) => [name, name])),
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...module.rules.filter(({ test }) => test.test('a.tsx')),
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { minimize: false, splitChunks: false },
  };
}
