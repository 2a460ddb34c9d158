/** Focuses the text of the letter, with the caret at the given position. */
export function focusLetterText(caret: number): void {
  const textArea = document.querySelector<HTMLTextAreaElement>('textarea[data-field="content"]');
  textArea?.focus();
  textArea?.setSelectionRange(caret, caret);
}
