/**
 * Loaded into the backend before its own code, with `--expose-gc`. Asked by its parent, it collects its garbage, twice
 * because the first finds what the second frees, and says what is left: `process.memoryUsage()`.
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
