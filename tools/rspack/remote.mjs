import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { commonConfig, production, shared } from './common.mjs';
import { devPorts } from './dev-ports.mjs';

/**
 * A remote exposes one module, `src/remote.tsx`, and takes React and the façades from the page. Its chunks and styles
 * carry integrity hashes; the hash of its entry stands in the registry.
 */
export function remoteConfig(area, folder) {
  const name = `mf-${area}`;
  const port = devPorts[name];
  return commonConfig({
    folder,
    entry: {},
    plugins: [
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
      ...(production ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : []),
    ],
    devServer: {
      port,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The page is the shell's, so the remote's client must know where its own server is.
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: true, logging: 'warn' },
      allowedHosts: 'all',
    },
  });
}
