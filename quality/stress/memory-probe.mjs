/**
 * Preloaded into the backend with `--expose-gc`. Collects garbage and reports `process.memoryUsage()` when the parent
 * process requests it. Collects twice, because some garbage is only freed by a second pass.
 */
process.on('message', () => {
  globalThis.gc();
  setTimeout(() => {
    globalThis.gc();
    process.send(process.memoryUsage());
  }, 500);
});
// The channel must not keep the process alive. Worker threads load this file as well but have no channel.
process.channel?.unref();
