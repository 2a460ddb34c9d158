import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { EsmFederationRuntimePlugin, createCommonConfig, isProduction, root, createSharedModules } from './common.mjs';
import { devPorts } from './dev-ports.mjs';
import { integrityAlgorithm } from './integrity.mjs';
import { createPrerenderConfig } from './prerender.mjs';
import { PreloadFontsPlugin } from './preload-fonts-plugin.mjs';

const watchedRemotes = (process.env.DEV_REMOTES ?? '').split(',').filter(Boolean);
/**
 * Other origins from which the shell may load remotes. They are fixed at build time, so that a registry cannot add any.
 */
const remoteOrigins = isProduction
  ? (process.env.REMOTE_ORIGINS ?? '').split(',').filter(Boolean)
  : watchedRemotes.map((name) => `http://localhost:${devPorts[name]}`);

const sharedModules = createSharedModules({ eager: true });
// zod is a separate chunk, because prerendered pages do not need it at first.
sharedModules['@shortlist/contracts/z'].eager = false;

const matchPackages = (names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
/** Chunks of the initial script. The browser can respond to input between two of them. */
const initialChunkGroups = {
  default: false,
  defaultVendors: false,
  react: { test: matchPackages('react|react-dom|scheduler'), name: 'react', enforce: true },
  libraries: { test: matchPackages('.*'), name: 'libraries', enforce: true, priority: -1 },
};

export function createShellConfig(folder) {
  const browser = createCommonConfig({
    folder,
    entry: { main: isProduction ? './src/main.ts' : ['../scripts/rspack/install-devtools-hook.js', './src/main.ts'] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedModules,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new rspack.DefinePlugin({ REMOTE_ORIGINS: JSON.stringify(remoteOrigins) }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', publicPath: '/', minify: isProduction }),
      new PreloadFontsPlugin(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: './public', to: '.' }] }),
      new EsmFederationRuntimePlugin(),
      ...(isProduction ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [integrityAlgorithm] })] : []),
    ],
    devServer: {
      port: devPorts.shell,
      historyApiFallback: { disableDotRule: true },
      static: { directory: `${root}.site`, serveIndex: false },
      proxy: [{ context: ['/api', '/test-checkout'], target: `http://localhost:${process.env.PORT ?? 4300}` }],
      setupMiddlewares: (middlewares) => [
        { name: 'registry', path: '/remotes.json', middleware: serveDevRegistry },
        ...middlewares,
      ],
    },
  });
  if (!isProduction) return browser;
  browser.optimization.splitChunks = { chunks: 'initial', cacheGroups: initialChunkGroups };
  return [browser, createPrerenderConfig(folder)];
}

function serveDevRegistry(_request, response) {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(buildDevRegistry()));
}

function buildDevRegistry() {
  const { shell, remotes } = JSON.parse(readFileSync(`${root}.site/remotes.json`, 'utf8'));
  return {
    shell,
    remotes: remotes.map((remote) =>
      watchedRemotes.includes(remote.name)
        ? { ...remote, entry: `http://localhost:${devPorts[remote.name]}/entry.js`, version: 'dev', integrity: {} }
        : remote,
    ),
  };
}
