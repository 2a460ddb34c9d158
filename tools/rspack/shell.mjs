import { readFileSync } from 'node:fs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { LeanRuntimePlugin, commonConfig, production, root, shared } from './common.mjs';
import { devPorts } from './dev-ports.mjs';
import { algorithm } from './integrity.mjs';
import { nodeConfig } from './node.mjs';
import { PreloadFontsPlugin } from './preload-fonts.mjs';

/** Remotes that `npm run dev` serves with hot reload; the others come from the last build (`.site`). */
const watched = (process.env.DEV_REMOTES ?? '').split(',').filter(Boolean);
/**
 * Additional origins from which the shell may load remotes. They are fixed at build time, so that a registry cannot add
 * one.
 */
const origins = production
  ? (process.env.REMOTE_ORIGINS ?? '').split(',').filter(Boolean)
  : watched.map((name) => `http://localhost:${devPorts[name]}`);

const provided = shared({ eager: true });
// A separate chunk, because prerendered pages need no schema initially.
provided['@shortlist/contracts/z'].eager = false;

const library = (names) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
/** Splits the initial script, so that the browser can respond to input between the parts. */
const inParts = {
  default: false,
  defaultVendors: false,
  react: { test: library('react|react-dom|scheduler'), name: 'react', enforce: true },
  libraries: { test: library('.*'), name: 'libraries', enforce: true, priority: -1 },
};

export function shellConfig(folder) {
  const browser = commonConfig({
    folder,
    entry: { main: production ? './src/main.ts' : ['../tools/rspack/record-renderers.js', './src/main.ts'] },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: provided,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new rspack.DefinePlugin({ REMOTE_ORIGINS: JSON.stringify(origins) }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', publicPath: '/', minify: production }),
      new PreloadFontsPlugin(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: './public', to: '.' }] }),
      new LeanRuntimePlugin(),
      ...(production ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [algorithm] })] : []),
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
  if (!production) return browser;
  browser.optimization.splitChunks = { chunks: 'initial', cacheGroups: inParts };
  return [browser, nodeConfig(folder)];
}

function serveDevRegistry(_request, answer) {
  answer.setHeader('Content-Type', 'application/json');
  answer.end(JSON.stringify(devRegistry()));
}

function devRegistry() {
  const { shell, remotes } = JSON.parse(readFileSync(`${root}.site/remotes.json`, 'utf8'));
  return {
    shell,
    remotes: remotes.map((remote) =>
      watched.includes(remote.name)
        ? { ...remote, entry: `http://localhost:${devPorts[remote.name]}/entry.js`, version: 'dev', integrity: {} }
        : remote,
    ),
  };
}
