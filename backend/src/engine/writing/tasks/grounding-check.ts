import type { Prompt } from '../prompts/prompt';

const addressPattern =
  /(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![a-z])[a-z]+:\/\/\S+|(?=\w)(?<!\w-*|[\w-]\.-*)(?:[\w-]+\.)+[a-z]{2,}\b(?:\/\S*)?/giu;
const figurePattern = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})+/gu;

/**
 * Returns whether the text of a model contains markup, a part of the prompt, or an address or number that is not in
 * `source`. Protects against prompt injection in the input.
 */
export function hasUngroundedContent(text: string, source: string, prompt: Prompt<unknown>): boolean {
  const isNew = (quote: string) => !source.includes(quote.replace(/(?<![.,;:)])[.,;:)]+$/, ''));
  if ((text.match(addressPattern) ?? []).some(isNew) || (text.match(figurePattern) ?? []).some(isNew)) return true;
  return /<\/?data>|[<>]\w/i.test(text) || hasPromptText(text, prompt);
}

function hasPromptText(text: string, { system }: Prompt<unknown>): boolean {
  const [promptText = '', outputText = ''] = [system, text].map((value) => value.replace(/\s+/g, ' ').toLowerCase());
  const windowLength = 40;
  for (let start = 0; start + windowLength <= outputText.length; start += 10)
    if (promptText.includes(outputText.slice(start, start + windowLength))) return true;
  return false;
}
