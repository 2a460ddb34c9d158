import { Inflate } from 'fflate';
import { ImportError } from '../source-document';

/** A resume needs a hundredth of these limits. */
const limits = { entryCount: 2_000, bytesPerEntry: 16_000_000, totalBytes: 32_000_000 };
const signatures = { endRecord: 0x06054b50, directoryEntry: 0x02014b50, localHeader: 0x04034b50 };
/** Bytes per decompression step. The output is counted after each step. */
const chunkSize = 16_384;

interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  headerOffset: number;
  compressedSize: number;
}

const createBrokenFileError = () => new ImportError('file_broken');

/**
 * A ZIP archive in memory. Never writes to disk and uses entry names only for comparison. Ignores the declared sizes
 * and stops decompressing at the limits.
 */
export class ZipArchive {
  private readonly entries = new Map<string, ZipEntry>();
  private totalBytes = 0;

  /** Reads the list of entries. Throws `file_broken` and `file_too_large`. */
  constructor(private readonly bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const endRecordOffset = findEndRecord(view);
    const count = view.getUint16(endRecordOffset + 10, true);
    if (count > limits.entryCount) throw new ImportError('file_too_large');
    let position = view.getUint32(endRecordOffset + 16, true);
    for (let i = 0; i < count; i++) {
      if (position + 46 > bytes.length || view.getUint32(position, true) !== signatures.directoryEntry)
        throw createBrokenFileError();
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
        view.getUint16(position + offset, true),
      );
      const name = new TextDecoder().decode(bytes.subarray(position + 46, position + 46 + (nameLength ?? 0)));
      // If two entries share a name, programs disagree about which one to read.
      if (this.entries.has(name)) throw createBrokenFileError();
      this.entries.set(name, {
        name,
        method: view.getUint16(position + 10, true),
        isEncrypted: (view.getUint16(position + 8, true) & 1) === 1,
        headerOffset: view.getUint32(position + 42, true),
        compressedSize: view.getUint32(position + 20, true),
      });
      position += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
    }
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /**
   * Decompresses an entry. Returns undefined if the entry is missing. Throws `file_broken`, `file_encrypted` and
   * `file_too_large`.
   */
  read(name: string): Uint8Array | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    if (entry.isEncrypted) throw new ImportError('file_encrypted');
    const compressedBytes = this.getCompressedBytes(entry);
    if (entry.method === 0) return this.countBytes(compressedBytes);
    if (entry.method !== 8) throw createBrokenFileError();
    return this.inflate(compressedBytes);
  }

  private getCompressedBytes({ headerOffset, compressedSize }: ZipEntry): Uint8Array {
    const view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    if (headerOffset + 30 > this.bytes.length || view.getUint32(headerOffset, true) !== signatures.localHeader)
      throw createBrokenFileError();
    const from = headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
    if (from + compressedSize > this.bytes.length) throw createBrokenFileError();
    return this.bytes.subarray(from, from + compressedSize);
  }

  private countBytes(bytes: Uint8Array): Uint8Array {
    this.totalBytes += bytes.length;
    if (this.totalBytes > limits.totalBytes) throw new ImportError('file_too_large');
    return bytes;
  }

  private inflate(compressedBytes: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((chunk) => {
      size += chunk.length;
      if (size > limits.bytesPerEntry) throw new ImportError('file_too_large');
      chunks.push(this.countBytes(chunk));
    });
    try {
      for (let offset = 0; offset < compressedBytes.length; offset += chunkSize)
        inflate.push(
          compressedBytes.subarray(offset, offset + chunkSize),
          offset + chunkSize >= compressedBytes.length,
        );
    } catch (error) {
      throw error instanceof ImportError ? error : createBrokenFileError();
    }
    return Buffer.concat(chunks);
  }
}

/** Finds the end-of-central-directory record. A comment of at most 65,535 bytes may follow it. */
function findEndRecord(view: DataView): number {
  const minOffset = Math.max(0, view.byteLength - 22 - 65_535);
  for (let offset = view.byteLength - 22; offset >= minOffset; offset--)
    if (view.getUint32(offset, true) === signatures.endRecord) return offset;
  throw createBrokenFileError();
}
