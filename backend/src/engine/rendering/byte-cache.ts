/** LRU cache of files, limited by total bytes. */
export class ByteCache {
  private readonly files = new Map<string, Buffer>();
  private totalBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): Buffer | undefined {
    const file = this.files.get(key);
    if (file) {
      this.files.delete(key);
      this.files.set(key, file);
    }
    return file;
  }

  set(key: string, file: Buffer): void {
    this.remove(key);
    this.files.set(key, file);
    this.totalBytes += file.length;
    for (const oldest of this.files.keys()) {
      if (this.totalBytes <= this.maxBytes) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.totalBytes -= this.files.get(key)?.length ?? 0;
    this.files.delete(key);
  }
}
