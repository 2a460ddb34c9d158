import type { PdfObject, PdfObjectFactory } from '../fonts/document-font';

/** Members of pdfkit's document that object streams need. */
export interface ObjectStreamTarget extends PdfObjectFactory {
  /** Marks an object as finished. An object inside a stream has no offset. */
  _refEnd(object: PdfObject): void;
}

/**
 * Stream that compresses several objects together (PDF 32000-1, 7.5.7). Structure elements are numerous, small and
 * similar. Uncompressed, they make up a third of the bytes of a resume. The file then needs an xref stream; see
 * `buildXrefTable`.
 */
export class ObjectStream {
  private readonly indexByObjectId = new Map<number, number>();
  private readonly bodies: string[] = [];
  private stream?: PdfObject;

  constructor(private readonly file: ObjectStreamTarget) {}

  add(object: PdfObject, body: string): void {
    this.indexByObjectId.set(object.id, this.bodies.push(body) - 1);
    this.file._refEnd(object);
  }

  /** Writes the stream. Call it once, after all objects are added. */
  end(): void {
    let offset = 0;
    const entries = [...this.indexByObjectId.keys()].map((id, i) => {
      const entry = `${id} ${offset}`;
      offset += (this.bodies[i]?.length ?? 0) + 1;
      return entry;
    });
    const header = `${entries.join(' ')}\n`;
    this.stream = this.file.ref({ Type: 'ObjStm', N: entries.length, First: header.length });
    this.stream.end(header + this.bodies.join('\n'));
  }

  /**
   * Builds the xref stream (7.5.8): a row of seven bytes per object, starting with the unused object 0.
   * @param offsets bytes from the start of the file, by object number from 1
   */
  buildXrefTable(offsets: readonly (number | null | undefined)[]): Buffer {
    const rows = Buffer.alloc(7 * (offsets.length + 1));
    for (const [i, offset] of offsets.entries()) {
      const id = i + 1;
      const index = this.indexByObjectId.get(id);
      rows.writeUInt8(index === undefined ? 1 : 2, 7 * id);
      rows.writeUInt32BE((index === undefined ? offset : this.stream?.id) ?? 0, 7 * id + 1);
      rows.writeUInt16BE(index ?? 0, 7 * id + 5);
    }
    return rows;
  }
}

/** Field widths of a row, in bytes: type, offset or stream number, index in the stream. */
export const xrefFieldWidths = [1, 4, 2];
