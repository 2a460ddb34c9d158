import { rspack } from '@rspack/core';

/**
 * Writes `styles.json`, which names a remote's style sheet and its chunk. A prerendered page links to the style sheet
 * with the chunk's id, so that the remote's runtime does not load it again.
 */
export class StylesManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StylesManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StylesManifestPlugin', stage }, () => {
        const chunk = [...compilation.chunks].find(({ name }) => name === 'styles');
        // A failed build has no chunks. It reports its own errors.
        if (!chunk) return;
        const file = [...chunk.files].find((name) => name.endsWith('.css'));
        compilation.emitAsset('styles.json', new rspack.sources.RawSource(JSON.stringify({ file, chunk: chunk.id })));
      });
    });
  }
}
