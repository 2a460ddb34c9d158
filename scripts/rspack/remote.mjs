import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import {
  EsmFederationRuntimePlugin,
  createCommonConfig,
  isProduction,
  createSharedModules,
  devSiteOrigin,
} from './common.mjs';
import { devPorts } from './dev-ports.mjs';
import { integrityAlgorithm } from './integrity.mjs';
import { createPrerenderConfig } from './prerender.mjs';
import { omitRegisteredProperties } from './omit-registered-properties.mjs';
import { getDevBasePath, createReleasedSiteProxy } from './released-site-proxy.mjs';
import { StylesManifestPlugin } from './styles-manifest-plugin.mjs';

/**
 * Returns the configuration of a remote. A remote exposes one module, `src/remote.tsx`, and uses the page's React and
 * façades. A separate Node bundle prerenders its public pages.
 */
export function createRemoteConfig(area, folder, plugins = []) {
  const name = `mf-${area}`;
  const port = devPorts[name];
  const browser = createCommonConfig({
    folder,
    entry: {},
    stylePlugins: [omitRegisteredProperties],
    plugins: [
      ...plugins,
      new ModuleFederationPlugin({
        name: name.replaceAll('-', '_'),
        filename: isProduction ? 'entry.[contenthash].js' : 'entry.js',
        exposes: { './remote': './src/remote.tsx' },
        shared: createSharedModules({ import: false }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: isProduction || Boolean(devSiteOrigin),
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new EsmFederationRuntimePlugin(),
      ...(isProduction
        ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [integrityAlgorithm] }), new StylesManifestPlugin()]
        : []),
    ],
    devServer: { port, ...(devSiteOrigin ? getReleasedSiteDevServer(name, port) : getShellDevServer(port)) },
  });
  // An area has a single style sheet, so that a prerendered page can link to it.
  browser.optimization.splitChunks = {
    cacheGroups: { styles: { type: 'css', name: 'styles', chunks: 'all', enforce: true } },
  };
  return isProduction ? [browser, createPrerenderConfig(folder)] : browser;
}

/** The shell's dev server serves the page, so the remote's client needs the URL of the remote's dev server. */
const getShellDevServer = (port) => ({
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true, logging: 'warn' },
  allowedHosts: 'all',
});

const getReleasedSiteDevServer = (name, port) => ({
  static: false,
  compress: false,
  devMiddleware: { stats: 'errors-warnings', publicPath: getDevBasePath(name) },
  setupMiddlewares: (middlewares) => [
    { name: 'released-site', middleware: createReleasedSiteProxy(name, `http://localhost:${port}`, devSiteOrigin) },
    ...middlewares,
  ],
});
