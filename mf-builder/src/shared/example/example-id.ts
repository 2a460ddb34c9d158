const getStorageKey = (resumeId: string) => `builder.example.${resumeId}`;

/**
 * Returns the example from which a resume was started. Only this browser stores it, because the example's
 * texts are shown as hints and are not part of the resume.
 */
export function findExampleId(resumeId: string | undefined): string | undefined {
  return (resumeId && localStorage.getItem(getStorageKey(resumeId))) || undefined;
}

export function rememberExample(resumeId: string, exampleId: string): void {
  try {
    localStorage.setItem(getStorageKey(resumeId), exampleId);
  } catch {
    // The storage is full, so the hints last only as long as the page.
  }
}

export const forgetExample = (resumeId: string): void => localStorage.removeItem(getStorageKey(resumeId));
