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
  // One style sheet an area: a prerendered page can name it before any script has run.
  browser.optimization.splitChunks = {
    cacheGroups: { styles: { type: 'css', name: 'styles', chunks: 'all', enforce: true } },
  };
  return production ? [browser, nodeConfig(folder)] : browser;
}

/** The page is that of the shell's dev server, so the remote's client must know where its own one is. */
const besideShell = (port) => ({
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true, logging: 'warn' },
  allowedHosts: 'all',
});

/** The page is the released one, served from here. */
const besideReleased = (name, port) => ({
  static: false,
  compress: false,
  devMiddleware: { stats: 'errors-warnings', publicPath: folderOf(name) },
  setupMiddlewares: (middlewares) => [
    { name: 'released-site', middleware: releasedSite(name, `http://localhost:${port}`, site) },
    ...middlewares,
  ],
});
