/**
 * Collects garbage and reports `process.memoryUsage()` when the parent process requests it; preloaded into the backend
 * with `--expose-gc`. Collects twice, because the first pass only finds the garbage that the second one frees.
 */
process.on('message', () => {
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send(process.memoryUsage());
  }, 500);
});
// The channel must not keep the process alive. Threads of the process load this file, too, and have no channel.
process.channel?.unref();
