/**
 * Preloaded into the backend with `--expose-gc`. Collects garbage and reports `process.memoryUsage()` on request of the
 * parent process. Some garbage is freed only by a second collection.
 */
process.on('message', () => {
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send(process.memoryUsage());
  }, 500);
});
// The channel must not keep the process alive. Worker threads also load this file, but have no channel.
process.channel?.unref();
