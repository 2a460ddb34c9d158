import * as z from '@shortlist/contracts/z';

/** A draft that the server has not acknowledged yet. It outlives the page, a lost network and a sign-in. */
export interface Copy<Draft> {
  draft: Draft;
  /** The stored draft that it was typed on; absent for a document that is not stored yet. */
  base?: Draft;
  /** Of the stored document that was edited; 0 for one that is not stored yet. */
  draftVersion: number;
  /** The key by which a new document is created. */
  createKey: string;
}

/** The browser's place for such copies, one a document; `id` undefined is the one that is not stored yet. */
export function copiesOf<Draft>(name: string, draftSchema: z.ZodType<Draft>) {
  const copySchema = z.object({
    draft: draftSchema,
    base: draftSchema.optional(),
    draftVersion: z.number(),
    createKey: z.string(),
  });
  const keyOf = (id: string | undefined) => `${name}.unsaved.${id ?? 'new'}`;
  const writtenKey = `${name}.written`;
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      // No room in the browser: the server is asked all the same.
      console.error('nothing could be kept in the browser', error);
    }
  };

  return {
    read(id: string | undefined): Copy<Draft> | undefined {
      const text = localStorage.getItem(keyOf(id));
      if (text === null) return undefined;
      try {
        return copySchema.parse(JSON.parse(text));
      } catch {
        localStorage.removeItem(keyOf(id));
        return undefined;
      }
    },
    keep: (id: string | undefined, copy: Copy<Draft>) => write(keyOf(id), JSON.stringify(copy)),
    forget: (id: string | undefined) => localStorage.removeItem(keyOf(id)),

    /** Tells the other tabs of this browser that a document was written. */
    tell: (id: string, draftVersion: number) => write(writtenKey, `${id} ${draftVersion}`),
    /** Hears what other tabs wrote. Answers how to stop. */
    hear(onWritten: (id: string, draftVersion: number) => void): () => void {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key !== writtenKey || !newValue) return;
        const [id = '', draftVersion] = newValue.split(' ');
        onWritten(id, Number(draftVersion));
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
