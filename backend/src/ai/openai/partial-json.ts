const matchingBrackets: Record<string, string> = { '{': '}', '[': ']' };
const sentenceEnd = /[。！？]|[.!?…](?=[\s\])"'”»]|$)/g;

/**
 * Parses the beginning of a JSON object that is still being streamed, or returns undefined if nothing is readable yet.
 * Skips text before the first brace (a code fence, a polite phrase). Cuts an unfinished string after its last whole
 * sentence, so that readers see whole sentences.
 */
export function parsePartialJson(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const openBrackets: string[] = [];
  let inString = false;
  let stringStart = 0;
  for (let i = start; i < text.length; i++) {
    const char = text[i] ?? '';
    if (inString) {
      if (char === '\\') i++;
      else if (char === '"') inString = false;
    } else if (char === '"') {
      inString = true;
      stringStart = i + 1;
    } else if (char in matchingBrackets) openBrackets.push(char);
    else if (char === '}' || char === ']') {
      openBrackets.pop();
      if (openBrackets.length === 0) return parse(text.slice(start, i + 1));
    }
  }
  const head = inString
    ? `${text.slice(start, stringStart)}${trimToWholeSentences(text.slice(stringStart))}"`
    : text.slice(start);
  const closingBrackets = openBrackets
    .map((char) => matchingBrackets[char])
    .reverse()
    .join('');
  return parse(head + closingBrackets) ?? parse(dropLastItem(head) + closingBrackets);
}

function trimToWholeSentences(text: string): string {
  const lastEnd = [...text.matchAll(sentenceEnd)].at(-1);
  return lastEnd ? text.slice(0, lastEnd.index + 1) : '';
}

function dropLastItem(text: string): string {
  return text.replace(/(,|(?<=[{[]))(?:\s*"(?:[^"\\]|\\.)*")?[^",{}[\]]*$/, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
