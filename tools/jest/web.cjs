const node = require('./node.cjs');

const [[transformer, swc]] = Object.values(node.transform);
const withJsx = {
  ...swc,
  module: { type: 'commonjs' },
  jsc: {
    ...swc.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};
/** Packages that only exist as ES modules, or are imported by such a path. */
const ES_ONLY = [
  '@ant-design/(colors|fast-color)',
  'antd/es',
  '@rc-component/[^/]+/es',
  'msw',
  '@mswjs',
  'until-async',
  'rettime',
];

/** Jest settings of everything that runs in the browser. */
module.exports = {
  ...node,
  testEnvironment: require.resolve('./jsdom-environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '\\.[tj]sx?$': [transformer, withJsx] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY.join('|')}))`],
  testEnvironmentOptions: {
    customExportConditions: ['@stoet/source', 'node', 'node-addons', 'require', 'default'],
    url: 'http://localhost/',
  },
  moduleNameMapper: { '\\.(css|svg)$': require.resolve('./no-file.cjs') },
  setupFilesAfterEnv: [require.resolve('./web-setup.cjs')],
};
