import type { PdfObject, PdfObjects } from '../fonts/font';

/** What packing needs of the file under construction: pdfkit's list of objects, to be told that one needs no place. */
export interface PackingFile extends PdfObjects {
  _refEnd(object: PdfObject): void;
}

/**
 * Objects that stand together in one compressed stream (PDF 32000-1, 7.5.7). Structure elements are many, small and
 * alike: outside of it they are a third of a resume's bytes. Needs the table below.
 */
export class PackedObjects {
  /** Number of each packed object, to its index in the stream. */
  private readonly indices = new Map<number, number>();
  private readonly bodies: string[] = [];
  private stream?: PdfObject;

  constructor(private readonly file: PackingFile) {}

  add(object: PdfObject, body: string): void {
    this.indices.set(object.id, this.bodies.push(body) - 1);
    this.file._refEnd(object);
  }

  /** Writes the stream into the file; called once, when all are added. */
  end(): void {
    let offset = 0;
    const head = [...this.indices.keys()].map((id, i) => {
      const entry = `${id} ${offset}`;
      offset += (this.bodies[i]?.length ?? 0) + 1;
      return entry;
    });
    const heading = `${head.join(' ')}\n`;
    this.stream = this.file.ref({ Type: 'ObjStm', N: head.length, First: heading.length });
    this.stream.end(heading + this.bodies.join('\n'));
  }

  /**
   * Where every object of the file is (7.5.8): a row of seven bytes each, from number 0, which is none.
   * @param offsets bytes from the start of the file, by number from 1
   */
  table(offsets: readonly (number | null | undefined)[]): Buffer {
    const rows = Buffer.alloc(7 * (offsets.length + 1));
    for (const [i, offset] of offsets.entries()) {
      const id = i + 1;
      const index = this.indices.get(id);
      rows.writeUInt8(index === undefined ? 1 : 2, 7 * id);
      rows.writeUInt32BE((index === undefined ? offset : this.stream?.id) ?? 0, 7 * id + 1);
      rows.writeUInt16BE(index ?? 0, 7 * id + 5);
    }
    return rows;
  }
}

/** The widths of the fields of a row: kind, offset or stream, index in the stream. */
export const tableWidths = [1, 4, 2];
