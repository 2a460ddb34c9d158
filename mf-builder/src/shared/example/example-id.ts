const getStorageKey = (resumeId: string) => `builder.example.${resumeId}`;

/**
 * Returns the id of the example from which a resume was started. The id is stored only in this browser, because the
 * example isn't part of the resume.
 */
export function findExampleId(resumeId: string | undefined): string | undefined {
  return (resumeId && localStorage.getItem(getStorageKey(resumeId))) || undefined;
}

export function rememberExample(resumeId: string, exampleId: string): void {
  try {
    localStorage.setItem(getStorageKey(resumeId), exampleId);
  } catch {
    // If the storage is full, the hints disappear when the page closes.
  }
}

export const forgetExample = (resumeId: string): void => localStorage.removeItem(getStorageKey(resumeId));
