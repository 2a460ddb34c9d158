import { Inflate } from 'fflate';
import { ImportRefusal } from '../source';

/** Maximum number of entries, bytes per entry and bytes read in total. A resume needs a hundredth of that. */
const most = { entries: 2_000, entry: 16_000_000, total: 32_000_000 };
const ends = { central: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
/** Bytes per decompression step; the output is counted before the next step. */
const step = 16_384;

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  start: number;
  packed: number;
}

const broken = () => new ImportRefusal('file_broken');

/**
 * A ZIP archive in memory. Never writes to disk, and uses entry names only for comparison. Ignores the declared sizes
 * and stops decompressing at the limits.
 */
export class Zip {
  private readonly entries = new Map<string, Entry>();
  private total = 0;

  /** Throws `file_broken`, `file_too_large`. */
  constructor(private readonly bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > most.entries) throw new ImportRefusal('file_too_large');
    let at = view.getUint32(end + 16, true);
    for (let i = 0; i < count; i++) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== ends.entry) throw broken();
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
      this.entries.set(name, {
        name,
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        start: view.getUint32(at + 42, true),
        packed: view.getUint32(at + 20, true),
      });
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** Throws `file_broken`, `file_encrypted` and `file_too_large`. */
  read(name: string): Uint8Array | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    if (entry.isEncrypted) throw new ImportRefusal('file_encrypted');
    const packed = this.packed(entry);
    if (entry.method === 0) return this.counted(packed);
    if (entry.method !== 8) throw broken();
    return this.inflated(packed);
  }

  private packed({ start, packed }: Entry): Uint8Array {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    if (start + 30 > this.bytes.length || view.getUint32(start, true) !== ends.local) throw broken();
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    if (from + packed > this.bytes.length) throw broken();
    return this.bytes.subarray(from, from + packed);
  }

  private counted(bytes: Uint8Array): Uint8Array {
    this.total += bytes.length;
    if (this.total > most.total) throw new ImportRefusal('file_too_large');
    return bytes;
  }

  private inflated(packed: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((chunk) => {
      size += chunk.length;
      if (size > most.entry) throw new ImportRefusal('file_too_large');
      chunks.push(this.counted(chunk));
    });
    try {
      for (let at = 0; at < packed.length; at += step)
        inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    } catch (error) {
      throw error instanceof ImportRefusal ? error : broken();
    }
    return Buffer.concat(chunks);
  }
}

/** Finds the end-of-central-directory record, which a comment of at most 65,535 bytes may follow. */
function endOf(view: DataView): number {
  const last = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= last; at--) if (view.getUint32(at, true) === ends.central) return at;
  throw broken();
}
