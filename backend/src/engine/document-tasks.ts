import type { PageLayout, ResumeLayout } from '@shortlist/contracts/builder/page-layout';
import type { PageMeasurement } from '@shortlist/documents/page-fit/fit-to-pages';
import { toPlainText } from '@shortlist/documents/plain-text';
import type { DocumentTree } from '@shortlist/documents/document-tree';
import { parseFile } from './file-reader/parse-file';
import { measureFileLayout } from './parser-view/file-layout';
import type { MissingCharacters } from './rendering/pdf/document-definition';
import { buildFileData } from './rendering/file-data';
import { layOutPages, measureLayout, RenderError, renderPdf } from './rendering/pdf/render-pdf';
import { deserializeFile, type SerializedFile } from './file-reader/parsed-file';
import { type DocumentSource, composeTrees } from './rendering/document-source';

/** A rendering, or a `RenderError` in a form that can be sent between threads. */
export type RenderResult<Value> =
  | { kind: 'rendered'; value: Value }
  | { kind: 'failed'; reason: RenderError['reason']; missingCharacters: MissingCharacters[] };

export type TextPage = Pick<DocumentTree, 'language' | 'title'> & { text: string };

/**
 * Tasks of the worker threads, by name. Arguments and results are plain data, so that they can be sent between threads.
 */
export const documentTasks = {
  renderPdf: (source: DocumentSource): RenderResult<Uint8Array> =>
    catchRenderError(() => {
      const { tree, denser } = composeTrees(source);
      return renderPdf(tree, denser, buildFileData(source, tree));
    }),

  layOut: (source: DocumentSource): RenderResult<PageLayout> =>
    catchRenderError(() => {
      const { tree, denser } = composeTrees(source);
      return layOutPages(tree, denser);
    }),

  measure: ({ source, pages }: { source: DocumentSource; pages: number }): RenderResult<PageMeasurement> =>
    catchRenderError(() => measureLayout(composeTrees(source).tree, pages)),

  /** Loads the Word renderer on demand, because few documents need it. */
  renderDocx: async (source: DocumentSource): Promise<Uint8Array> => {
    const { renderDocx } = await import('./rendering/docx/render-docx');
    const { tree } = composeTrees(source);
    return await renderDocx(tree, buildFileData(source, tree));
  },

  text: (source: DocumentSource): string => toPlainText(composeTrees(source).tree),

  read: async (pdf: Uint8Array): Promise<SerializedFile> => Buffer.from(JSON.stringify(await parseFile(pdf))),

  fileLayout: ({ file, source }: { file: SerializedFile; source: DocumentSource }): ResumeLayout =>
    measureFileLayout(deserializeFile(file), composeTrees(source).tree),

  page: (source: DocumentSource): TextPage => {
    const { tree } = composeTrees(source);
    return { language: tree.language, title: tree.title, text: toPlainText(tree) };
  },
};

function catchRenderError<Value>(render: () => Value): RenderResult<Value> {
  try {
    return { kind: 'rendered', value: render() };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { reason, missingCharacters } = error;
    return { kind: 'failed', reason, missingCharacters };
  }
}
