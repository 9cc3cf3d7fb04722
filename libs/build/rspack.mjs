import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { CONTRACTS, PACKAGES, WEB_KIT } from './paths.mjs';
import { PartsPlugin } from './parts.mjs';
import { PrecompressPlugin } from './precompress.mjs';
import { consumed, provided } from './shared.mjs';
import { withoutUnusedParts } from './unused.mjs';

/** The federation name of an app: `mf-clothing` → `clothing`, the name under which `remotes.json` knows it. */
const federationName = (name) => name.replace(/^mf-/, '').replaceAll('-', '_');

/** `import { Button } from 'antd'` in a remote becomes `antd/es/button`, the exact key that the shell shares. */
const antdByComponent = [{ libraryName: 'antd', libraryDirectory: 'es', camelToDashComponentName: true }];

const typescript = (transformImport) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'builtin:swc-loader',
  type: 'javascript/auto',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    ...(transformImport && { transformImport }),
  },
});

/** What every web build has in common. */
function common({ dir, name, port, publicPath, transformImport }) {
  const production = process.env.NODE_ENV !== 'development';
  return {
    context: dir,
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: production ? false : 'source-map',
    output: {
      path: path.join(dir, 'dist'),
      publicPath,
      uniqueName: name,
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Libraries of this workspace are compiled from their source, also when their dist is there.
      conditionNames: ['@stoet/source', 'import', 'module', 'browser', 'default'],
      modules: [PACKAGES],
    },
    module: {
      rules: [
        typescript(transformImport),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|jpe?g)$/, type: 'asset/resource' },
      ],
    },
    devServer: {
      port,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: [{ context: ['/api', '/socket.io'], target: process.env.GATEWAY ?? 'http://localhost:3000', ws: true }],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

const page = (dir, excludeChunks = []) =>
  new rspack.HtmlRspackPlugin({
    template: path.join(dir, 'public/index.html'),
    publicPath: '/',
    scriptLoading: 'defer',
    excludeChunks,
  });

const publicFiles = (dir) =>
  new rspack.CopyRspackPlugin({
    patterns: [{ from: path.join(dir, 'public'), globOptions: { ignore: ['**/index.html'] } }],
  });

const federation = (name, options) =>
  new ModuleFederationPlugin({
    name: federationName(name),
    filename: 'remoteEntry.[contenthash:10].js',
    manifest: true,
    shareStrategy: 'loaded-first',
    dts: false,
    ...options,
  });

/** Whether a module of a library is loaded with the chunk of this name, which the shell's source gives. */
const loadedWith = (chunk) => {
  const libraries = [PACKAGES, WEB_KIT, CONTRACTS];
  return (module, { chunkGraph }) => {
    const file = module.nameForCondition?.() ?? '';
    return (
      libraries.some((folder) => file.startsWith(folder)) &&
      chunkGraph.getModuleChunks(module).some((c) => c.name === chunk)
    );
  };
};

/**
 * Two tiers: what the login page needs (`boot`) and what nearly every page needs (`page`) travel as one file each.
 * All else is cut by component, because each is shared on its own.
 */
const tiers = () => ({
  chunks: 'async',
  minSize: 0,
  maxAsyncRequests: 200,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    boot: { test: loadedWith('boot'), name: 'ui-boot', priority: 9, enforce: true },
    page: { test: loadedWith('page'), name: 'ui-page', priority: 8, enforce: true },
    shared: { minChunks: 2, minSize: 3000, priority: 1, reuseExistingChunk: true },
  },
});

/**
 * Configuration of the shell: the page itself, and the only provider of shared modules.
 * `dir` its folder, `port` of its development server.
 */
export function shellConfig({ dir, port }) {
  const base = common({ dir, name: 'shell', port, publicPath: '/' });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    optimization: { splitChunks: tiers() },
    plugins: [
      federation('shell', {
        filename: undefined,
        remotes: {},
        shared: {},
        experiments: { optimization: { target: 'web' }, provideExternalRuntime: true },
      }),
      new rspack.sharing.ProvideSharedPlugin({ provides: provided(), shareScope: 'default', enhanced: true }),
      ...withoutUnusedParts(),
      page(dir, ['shell']),
      publicFiles(dir),
      new PartsPlugin(),
      new PrecompressPlugin(),
    ],
  };
}

/**
 * Configuration of a remote: exposes `./remote` and takes every shared module from the shell.
 * With `STANDALONE=1` it is a page of its own, with everything in it and no shell.
 */
export function remoteConfig({ dir, name, port }) {
  return process.env.STANDALONE ? standaloneConfig({ dir, name, port }) : federatedConfig({ dir, name, port });
}

function federatedConfig({ dir, name, port }) {
  return {
    ...common({ dir, name, port, publicPath: 'auto', transformImport: antdByComponent }),
    entry: {},
    plugins: [
      federation(name, {
        exposes: { './remote': './src/remote.tsx' },
        shared: consumed(),
        experiments: { optimization: { target: 'web' }, externalRuntime: true },
      }),
      new PartsPlugin(),
      new PrecompressPlugin(),
    ],
  };
}

function standaloneConfig({ dir, name, port }) {
  const base = common({ dir, name, port, publicPath: '/' });
  return {
    ...base,
    entry: { main: './src/standalone.tsx' },
    output: { ...base.output, path: path.join(dir, 'dist/alone') },
    plugins: [...withoutUnusedParts(), page(dir)],
  };
}
