import * as z from '@shortlist/contracts/z';

/** A draft that the server hasn't acknowledged. Survives a closed page, a lost connection and a sign-in. */
export interface LocalBackup<Draft> {
  draft: Draft;
  /** The stored draft on which `draft` is based. Absent if the document isn't stored yet. */
  base?: Draft;
  /** Version of the document that was edited, or 0 if the document isn't stored yet. */
  draftVersion: number;
  createKey: string;
}

/** Stores one backup per document in the browser. An undefined `id` stands for a document that isn't stored yet. */
export function createLocalBackups<Draft>(storageKeyPrefix: string, draftSchema: z.ZodType<Draft>) {
  const backupSchema = z.object({
    draft: draftSchema,
    base: draftSchema.optional(),
    draftVersion: z.number(),
    createKey: z.string(),
  });
  const getBackupKey = (id: string | undefined) => `${storageKeyPrefix}.unsaved.${id ?? 'new'}`;
  const writtenKey = `${storageKeyPrefix}.written`;
  const writeItem = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      // If the browser storage is full, the draft is still written to the server.
      console.error('The browser storage could not be written', error);
    }
  };

  return {
    read(id: string | undefined): LocalBackup<Draft> | undefined {
      const text = localStorage.getItem(getBackupKey(id));
      if (text === null) return undefined;
      try {
        return backupSchema.parse(JSON.parse(text));
      } catch {
        localStorage.removeItem(getBackupKey(id));
        return undefined;
      }
    },
    save: (id: string | undefined, backup: LocalBackup<Draft>) => writeItem(getBackupKey(id), JSON.stringify(backup)),
    remove: (id: string | undefined) => localStorage.removeItem(getBackupKey(id)),

    notifyOtherTabs: (id: string, draftVersion: number) => writeItem(writtenKey, `${id} ${draftVersion}`),
    /** Returns an unsubscribe function. */
    subscribeToOtherTabs(onWritten: (id: string, draftVersion: number) => void): () => void {
      const handleStorage = ({ key, newValue }: StorageEvent) => {
        if (key !== writtenKey || !newValue) return;
        const [id = '', draftVersion] = newValue.split(' ');
        onWritten(id, Number(draftVersion));
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
