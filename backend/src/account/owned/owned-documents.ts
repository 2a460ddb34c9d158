import { Injectable } from '@nestjs/common';

export type Print = (signal: AbortSignal) => Promise<{ name: string; bytes: Buffer }>;

export interface DocumentSource {
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
