import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { LeanRuntimePlugin, commonConfig, production, shared } from './common.mjs';
import { devPorts } from './dev-ports.mjs';
import { algorithm } from './integrity.mjs';
import { nodeConfig } from './node.mjs';
import { withoutRegistered } from './registered-properties.mjs';
import { StylesFilePlugin } from './styles-file.mjs';

/**
 * A remote exposes one module, `src/remote.tsx`, and takes React and the façades from the page. Its chunks and styles
 * carry integrity hashes; the hash of its entry stands in the registry. A bundle for Node draws its public pages at build.
 */
export function remoteConfig(area, folder, plugins = []) {
  const name = `mf-${area}`;
  const port = devPorts[name];
  const browser = commonConfig({
    folder,
    entry: {},
    stylePlugins: [withoutRegistered],
    plugins: [
      ...plugins,
      new ModuleFederationPlugin({
        name: name.replace('-', '_'),
        filename: production ? 'entry.[contenthash].js' : 'entry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: shared({ import: false }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { externalRuntime: production, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new LeanRuntimePlugin(),
      ...(production
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [algorithm] }), new StylesFilePlugin()]
        : []),
    ],
    devServer: {
      port,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The page is the shell's, so the remote's client must know where its own server is.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true, logging: 'warn' },
      allowedHosts: 'all',
    },
  });
  // One style sheet an area: a prerendered page can name it before any script has run.
  browser.optimization.splitChunks = {
    cacheGroups: { styles: { type: 'css', name: 'styles', chunks: 'all', enforce: true } },
  };
  return production ? [browser, nodeConfig(folder)] : browser;
}
