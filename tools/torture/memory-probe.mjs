/**
 * Preloaded into the backend with `--expose-gc`. On request of the parent process, collects garbage and reports
 * `process.memoryUsage()`. Collects twice, because the first pass only discovers what the second one frees.
 */
process.on('message', () => {
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send(process.memoryUsage());
  }, 500);
});
// Being asked is no reason to stay. Threads of the process load this, too, and have no channel.
process.channel?.unref();
