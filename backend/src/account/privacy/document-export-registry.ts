import { Injectable } from '@nestjs/common';

export type RenderDocument = (signal: AbortSignal) => Promise<{ name: string; bytes: Buffer }>;

export interface DocumentExportSource {
  folder: string;
  listDocuments: (ownerId: string) => Promise<RenderDocument[]>;
}

@Injectable()
export class DocumentExportRegistry {
  readonly sources: DocumentExportSource[] = [];

  register(source: DocumentExportSource): void {
    this.sources.push(source);
  }
}
