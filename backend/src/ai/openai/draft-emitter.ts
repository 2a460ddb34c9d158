/** A new draft needs this many new characters and, as a share of the previous draft, this much new text. */
const minNewCharacters = 100;
const minNewShare = 0.05;

/**
 * Builds and emits drafts of texts that are being streamed, one at a time, always from the newest texts. Each draft
 * needs a minimum share of new text. Therefore, the total work is at most a fixed multiple of the work for the last
 * draft, however small the chunks are.
 */
export class DraftEmitter<Part extends string, Draft> {
  private draftedLength = 0;
  private lastJson: string | undefined;
  private runningDraft: Promise<void> | undefined;
  private hasFailed = false;

  /** If `emit` is undefined, no drafts are built. */
  constructor(
    private readonly texts: Record<Part, string>,
    private readonly build: (texts: Record<Part, string>) => Promise<Draft>,
    private readonly emit: ((draft: Draft) => Promise<void>) | undefined,
  ) {}

  /**
   * Makes a call that reports its text so far. Returns after a draft of the whole text has been emitted, and throws
   * only after the running draft has finished. If a draft fails, no more drafts are built, but the call continues.
   */
  async follow<T>(part: Part, call: (onText?: (text: string) => void) => Promise<T>): Promise<T> {
    if (!this.emit) return await call();
    try {
      const completion = await call((text) => {
        this.texts[part] = text;
        const newCharacters = this.length - this.draftedLength;
        if (newCharacters >= Math.max(minNewCharacters, this.draftedLength * minNewShare)) this.start();
      });
      while (!this.hasFailed && (this.runningDraft || this.length > this.draftedLength)) {
        this.start();
        await this.runningDraft;
      }
      return completion;
    } finally {
      await this.runningDraft;
    }
  }

  private get length(): number {
    return Object.values<string>(this.texts).reduce((sum, text) => sum + text.length, 0);
  }

  private start(): void {
    if (this.runningDraft || this.hasFailed) return;
    this.draftedLength = this.length;
    this.runningDraft = this.emitDraft()
      .catch(() => {
        this.hasFailed = true;
      })
      .finally(() => {
        this.runningDraft = undefined;
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
