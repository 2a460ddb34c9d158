const closers: Record<string, string> = { '{': '}', '[': ']' };
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
    } else if (char in closers) openBrackets.push(char);
    else if (char === '}' || char === ']') {
      openBrackets.pop();
      if (openBrackets.length === 0) return parse(text.slice(start, i + 1));
    }
  }
  const head = inString
    ? `${text.slice(start, stringStart)}${trimToWholeSentences(text.slice(stringStart))}"`
    : text.slice(start);
  const tail = openBrackets
    .map((char) => closers[char])
    .reverse()
    .join('');
  return parse(head + tail) ?? parse(dropLastItem(head) + tail);
}

function trimToWholeSentences(text: string): string {
  const last = [...text.matchAll(sentenceEnd)].at(-1);
  return last ? text.slice(0, last.index + 1) : '';
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
