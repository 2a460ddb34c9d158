import { Injectable } from '@nestjs/common';

/** Makes one document; `name` is that of its file: "Ines-Halvorsen-Resume.pdf". */
export type Print = (signal: AbortSignal) => Promise<{ name: string; bytes: Buffer }>;

/** An area's documents, for the export of all that an owner has. */
export interface DocumentSource {
  /** Of the files in the export: "resumes". */
  folder: string;
  documentsOf: (ownerId: string) => Promise<Print[]>;
}

/** Where areas say what documents they have. */
@Injectable()
export class OwnedDocuments {
  readonly sources: DocumentSource[] = [];

  /** Called once by each area that has documents. */
  serve(source: DocumentSource): void {
    this.sources.push(source);
  }
}
