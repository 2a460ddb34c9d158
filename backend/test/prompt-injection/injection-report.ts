export interface InjectionReport {
  calls: number;
  failures: string[];
}

/** Returns whether the text quotes `length` characters of the prompt. */
export function hasPromptText(text: string, prompt: string, length: number): boolean {
  const promptText = prompt.replace(/\s+/g, ' ');
  for (let start = 0; start + length <= promptText.length; start += length / 2)
    if (text.includes(promptText.slice(start, start + length))) return true;
  return false;
}
