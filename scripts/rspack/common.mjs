/**
 * The build settings that must be the same for all front ends. Each front end has an `rspack.config.mjs` that calls
 * `createShellConfig` or `createRemoteConfig`.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const isProduction = process.env.NODE_ENV !== 'development';

/** Origin of the released site in `npm run dev -- NAME --shell URL`. */
export const devSiteOrigin = isProduction ? undefined : process.env.DEV_SITE;

/** A released shell has the production version of React, which does not support hot reload. */
const isHotReload = !isProduction && !devSiteOrigin;

/** Browsers that support light-dark(), @layer and color-mix(). */
const browserTargets = ['chrome >= 123', 'firefox >= 120', 'safari >= 17.5'];

/** Modules of which a page has a single instance. The shell provides them to the remotes. */
export const singletons = JSON.parse(readFileSync(new URL('singletons.json', import.meta.url), 'utf8'));

/** Returns `shared` for the federation plugin. `options` differ between the shell and the remotes. */
export const createSharedModules = (options) =>
  Object.fromEntries(
    singletons
      .filter((name) => isHotReload || name !== 'react/jsx-dev-runtime')
      .map((name) => [name, { singleton: true, requiredVersion: false, ...options }]),
  );

/** Replaces the CommonJS runtime of the federation plugin with its ES module, which can be tree-shaken. */
export class EsmFederationRuntimePlugin {
  apply(compiler) {
    const asModule = (file) => file.replace(/\.cjs$/, '.js');
    new rspack.NormalModuleReplacementPlugin(/[\\/]@module-federation[\\/].*\.cjs$/, (resolveData) => {
      resolveData.request = asModule(resolveData.request);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap('EsmFederationRuntimePlugin', () => {
      const { alias } = compiler.options.resolve;
      for (const name of Object.keys(alias))
        if (/^@module-federation\//.test(name)) alias[name] = asModule(alias[name]);
    });
  }
}

export function createCommonConfig({ folder, entry, plugins, devServer, stylePlugins = [] }) {
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry,
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: `${folder}/dist`,
      publicPath: 'auto',
      filename: isProduction ? 'assets/[name].[contenthash].js' : 'assets/[name].js',
      // Each release has its own folder, so chunk names need no hash and the runtime needs no list of hashes.
      chunkFilename: 'assets/[name].js',
      cssFilename: isProduction ? 'assets/[name].[contenthash].css' : 'assets/[name].css',
      cssChunkFilename: isProduction ? 'assets/[name].[contenthash].css' : 'assets/[name].css',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: isHotReload, refresh: isHotReload } },
            },
            env: { targets: browserTargets },
          },
          type: 'javascript/auto',
        },
        {
          test: /\.css$/,
          type: 'css',
          use: [
            {
              loader: 'postcss-loader',
              options: { postcssOptions: { plugins: [['@tailwindcss/postcss', {}], ...stylePlugins] } },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { format: { comments: false } },
          extractComments: false,
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
    },
    performance: false,
    lazyCompilation: false,
    stats: 'errors-warnings',
    plugins: [...plugins, ...(isHotReload ? [new ReactRefreshRspackPlugin({ library: basename(folder) })] : [])],
    devServer: {
      host: 'localhost',
      hot: isHotReload,
      liveReload: !isHotReload,
      client: { overlay: true, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      ...devServer,
    },
  };
}
