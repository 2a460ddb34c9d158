import { Injectable } from '@nestjs/common';

/** Renders one document; `name` is the file name: "Ines-Halvorsen-Resume.pdf". */
export type Print = (signal: AbortSignal) => Promise<{ name: string; bytes: Buffer }>;

export interface DocumentSource {
  /** Folder in the export: "resumes". */
  folder: string;
  documentsOf: (ownerId: string) => Promise<Print[]>;
}

@Injectable()
export class OwnedDocuments {
  readonly sources: DocumentSource[] = [];

  serve(source: DocumentSource): void {
    this.sources.push(source);
  }
}
