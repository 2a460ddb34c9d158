import type { PageLayout } from '@shortlist/contracts/builder/page-layout';
import type { ResumeLayout } from '@shortlist/contracts/builder/machine-view';
import type { Measured } from '@shortlist/documents/fit/fit-to';
import { toText } from '@shortlist/documents/text';
import type { DocumentTree } from '@shortlist/documents/tree';
import { parseFile } from '../ats/file/parse-file';
import { layoutOfFile } from '../ats/machine/layout';
import type { MissingCharacters } from './pdf/definition';
import { layOutPages, measurePdf, PrintError, printPdf } from './pdf/printer';
import { parsed, type ReadFile } from './read-file';
import { type Source, treesOf } from './source';

/** `RenderError` in a form that can be sent between threads. */
export interface Refused {
  refused: PrintError['reason'];
  missing: MissingCharacters[];
}

export type TextPage = Pick<DocumentTree, 'language' | 'title'> & { text: string };

export const renderingTasks = {
  print: (source: Source): { pdf: Uint8Array } | Refused =>
    orRefused(() => {
      const { tree, denser } = treesOf(source);
      return { pdf: printPdf(tree, denser) };
    }),

  layOut: (source: Source): { layout: PageLayout } | Refused =>
    orRefused(() => {
      const { tree, denser } = treesOf(source);
      return { layout: layOutPages(tree, denser) };
    }),

  measure: ({ source, pages }: { source: Source; pages: number }): { measured: Measured } | Refused =>
    orRefused(() => ({ measured: measurePdf(treesOf(source).tree, pages) })),

  /** Loads the Word renderer on demand, because few documents need it. */
  word: async (source: Source): Promise<Uint8Array> => {
    const { printDocx } = await import('./docx/printer');
    return await printDocx(treesOf(source).tree);
  },

  text: (source: Source): string => toText(treesOf(source).tree),

  read: async (pdf: Uint8Array): Promise<ReadFile> => Buffer.from(JSON.stringify(await parseFile(pdf))),

  fileLayout: ({ file, source }: { file: ReadFile; source: Source }): ResumeLayout =>
    layoutOfFile(parsed(file), treesOf(source).tree),

  page: (source: Source): TextPage => {
    const { tree } = treesOf(source);
    return { language: tree.language, title: tree.title, text: toText(tree) };
  },
};

function orRefused<T>(make: () => T): T | Refused {
  try {
    return make();
  } catch (error) {
    if (error instanceof PrintError) return { refused: error.reason, missing: error.missing };
    throw error;
  }
}
