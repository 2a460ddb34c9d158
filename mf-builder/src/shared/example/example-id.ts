const keyOf = (resumeId: string) => `builder.example.${resumeId}`;

/** The example that a resume was begun from, as this browser knows it: hints are help, and no part of the resume. */
export function findExampleId(resumeId: string | undefined): string | undefined {
  return (resumeId && localStorage.getItem(keyOf(resumeId))) || undefined;
}

export function rememberExample(resumeId: string, exampleId: string): void {
  try {
    localStorage.setItem(keyOf(resumeId), exampleId);
  } catch {
    // No room: the hints last until the page is left.
  }
}

export const forgetExample = (resumeId: string): void => localStorage.removeItem(keyOf(resumeId));
