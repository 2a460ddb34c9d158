import { rspack } from '@rspack/core';

/**
 * Writes `styles.json`: a remote's style sheet, and the chunk id by which its runtime recognizes that the sheet is
 * already loaded. A prerendered page contains both.
 */
export class StylesManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StylesManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StylesManifestPlugin', stage }, () => {
        const chunk = [...compilation.chunks].find(({ name }) => name === 'styles');
        // A failed build has no chunks, and reports its own errors.
        if (!chunk) return;
        const file = [...chunk.files].find((name) => name.endsWith('.css'));
        compilation.emitAsset('styles.json', new rspack.sources.RawSource(JSON.stringify({ file, chunk: chunk.id })));
      });
    });
  }
}
