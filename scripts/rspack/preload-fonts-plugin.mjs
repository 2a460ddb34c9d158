import { rspack } from '@rspack/core';

/** Preloads two fonts, which would otherwise load only after the style sheet. */
export class PreloadFontsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFontsPlugin', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadFontsPlugin', (data) => {
        const fonts = Object.keys(compilation.assets).filter((name) =>
          /(inter|newsreader)-latin-wght-normal\..*woff2$/.test(name),
        );
        data.headTags.unshift(
          ...fonts.map((name) => ({
            tagName: 'link',
            voidTag: true,
            attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: 'anonymous' },
          })),
        );
        return data;
      });
    });
  }
}
