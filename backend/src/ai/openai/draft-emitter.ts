/** A draft needs this much new text: so many characters, and this share of the last draft's text. */
const minNewCharacters = 100;
const minNewShare = 0.05;

/**
 * Builds and emits drafts of texts that are being streamed: one at a time, each from the newest texts. Because each
 * needs a share of new text, all of them together cost a fixed multiple of the last one, however small the chunks are.
 */
export class DraftEmitter<Part extends string, Draft> {
  private draftedLength = 0;
  private lastJson: string | undefined;
  /** The running draft. */
  private current: Promise<void> | undefined;
  private hasFailed = false;

  /** Without `emit`, no drafts are built. */
  constructor(
    private readonly texts: Record<Part, string>,
    private readonly build: (texts: Record<Part, string>) => Promise<Draft>,
    private readonly emit: ((draft: Draft) => Promise<void>) | undefined,
  ) {}

  /**
   * Makes a call that reports its text so far. Returns once a draft of the whole text is emitted, and throws once no
   * draft is running anymore. A draft that fails ends the drafts, not the call, which a person may have paid for.
   */
  async follow<T>(part: Part, call: (onText?: (text: string) => void) => Promise<T>): Promise<T> {
    if (!this.emit) return await call();
    try {
      const completion = await call((text) => {
        this.texts[part] = text;
        const newCharacters = this.length - this.draftedLength;
        if (newCharacters >= Math.max(minNewCharacters, this.draftedLength * minNewShare)) this.start();
      });
      while (!this.hasFailed && (this.current || this.length > this.draftedLength)) {
        this.start();
        await this.current;
      }
      return completion;
    } finally {
      await this.current;
    }
  }

  private get length(): number {
    return Object.values<string>(this.texts).reduce((sum, text) => sum + text.length, 0);
  }

  private start(): void {
    if (this.current || this.hasFailed) return;
    this.draftedLength = this.length;
    this.current = this.emitDraft()
      .catch(() => {
        this.hasFailed = true;
      })
      .finally(() => {
        this.current = undefined;
      });
  }

  private async emitDraft(): Promise<void> {
    const draft = await this.build({ ...this.texts });
    const json = JSON.stringify(draft);
    if (json === this.lastJson) return;
    this.lastJson = json;
    await this.emit?.(draft);
  }
}
