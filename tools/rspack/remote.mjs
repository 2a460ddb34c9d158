import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { LeanRuntimePlugin, commonConfig, production, shared, site } from './common.mjs';
import { devPorts } from './dev-ports.mjs';
import { algorithm } from './integrity.mjs';
import { nodeConfig } from './node.mjs';
import { withoutRegistered } from './registered-properties.mjs';
import { folderOf, releasedSite } from './released-site.mjs';
import { StylesFilePlugin } from './styles-file.mjs';

/**
 * Returns the configuration of a remote, which exposes one module, `src/remote.tsx`, and takes React and the façades
 * from the page. Chunks and styles have integrity hashes; the hash of the entry is in the registry. A separate Node
 * bundle prerenders its public pages.
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
        experiments: {
          externalRuntime: production || Boolean(site),
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new LeanRuntimePlugin(),
      ...(production
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [algorithm] }), new StylesFilePlugin()]
        : []),
    ],
    devServer: { port, ...(site ? besideReleased(name, port) : besideShell(port)) },
  });
  // One style sheet per area, so that a prerendered page can link to it before any script runs.
  browser.optimization.splitChunks = {
    cacheGroups: { styles: { type: 'css', name: 'styles', chunks: 'all', enforce: true } },
  };
  return production ? [browser, nodeConfig(folder)] : browser;
}

/** The page comes from the shell's dev server, so the remote's client needs the URL of its own dev server. */
const besideShell = (port) => ({
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true, logging: 'warn' },
  allowedHosts: 'all',
});

const besideReleased = (name, port) => ({
  static: false,
  compress: false,
  devMiddleware: { stats: 'errors-warnings', publicPath: folderOf(name) },
  setupMiddlewares: (middlewares) => [
    { name: 'released-site', middleware: releasedSite(name, `http://localhost:${port}`, site) },
    ...middlewares,
  ],
});
