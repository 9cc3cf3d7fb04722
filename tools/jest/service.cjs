/** Jest settings of everything that is tested on the real MongoDB and NATS. */
module.exports = {
  ...require('./node.cjs'),
  globalSetup: require.resolve('./global-setup.cjs'),
  globalTeardown: require.resolve('./global-teardown.cjs'),
};
