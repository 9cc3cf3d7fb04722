/**
 * Preloaded into every Node process of the product (`node --import`): when the supervisor is gone, however it ended,
 * the process stops as if it had been asked to.
 */
if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 5000).unref();
  });
  process.channel.unref();
}
