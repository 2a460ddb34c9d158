import type { PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeLayout } from '@shortlist/contracts/builder/parser-view';
import type { PageMeasurement } from '@shortlist/documents/page-fit/fit-to-pages';
import { toPlainText } from '@shortlist/documents/plain-text';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { parseFile } from '../ats/file-reader/parse-file';
import { measureFileLayout } from '../ats/parser-view/file-layout';
import type { MissingCharacters } from './pdf/document-definition';
import { layOutPages, measureLayout, RenderError, renderPdf } from './pdf/render-pdf';
import { parsed, type ReadFile } from './read-file';
import { type Source, treesOf } from './source';

/** `RenderError` in a form that can be sent between threads. */
export interface Refused {
  refused: RenderError['reason'];
  missing: MissingCharacters[];
}

export type TextPage = Pick<DocumentTree, 'language' | 'title'> & { text: string };

export const renderingTasks = {
  print: (source: Source): { pdf: Uint8Array } | Refused =>
    orRefused(() => {
      const { tree, denser } = treesOf(source);
      return { pdf: renderPdf(tree, denser) };
    }),

  layOut: (source: Source): { layout: PageLayout } | Refused =>
    orRefused(() => {
      const { tree, denser } = treesOf(source);
      return { layout: layOutPages(tree, denser) };
    }),

  measure: ({ source, pages }: { source: Source; pages: number }): { measured: PageMeasurement } | Refused =>
    orRefused(() => ({ measured: measureLayout(treesOf(source).tree, pages) })),

  /** Loads the Word renderer on demand, because few documents need it. */
  word: async (source: Source): Promise<Uint8Array> => {
    const { renderDocx } = await import('./docx/render-docx');
    return await renderDocx(treesOf(source).tree);
  },

  text: (source: Source): string => toPlainText(treesOf(source).tree),

  read: async (pdf: Uint8Array): Promise<ReadFile> => Buffer.from(JSON.stringify(await parseFile(pdf))),

  fileLayout: ({ file, source }: { file: ReadFile; source: Source }): ResumeLayout =>
    measureFileLayout(parsed(file), treesOf(source).tree),

  page: (source: Source): TextPage => {
    const { tree } = treesOf(source);
    return { language: tree.language, title: tree.title, text: toPlainText(tree) };
  },
};

function orRefused<T>(make: () => T): T | Refused {
  try {
    return make();
  } catch (error) {
    if (error instanceof RenderError) return { refused: error.reason, missing: error.missingCharacters };
    throw error;
  }
}
