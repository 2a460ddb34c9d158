/** "Tools: SQL, Python" is one item: a group with its name. */
const isGroup = (line: string) => /^[^,:：、]{1,60}[:：]\s*\S/u.test(line);
const clean = (items: string[]) => items.map((item) => item.trim()).filter(Boolean);

/**
 * A list as it is typed. Items are parted by commas; one that has a comma itself (a group, a sentence) stands on a line
 * of its own.
 */
export function formatList(items: readonly string[], comma: string): string {
  const lines: string[] = [];
  let plain: string[] = [];
  const end = () => {
    if (plain.length > 0) lines.push(plain.join(comma));
    plain = [];
  };
  for (const item of items) {
    if (!/[,、，]/u.test(item)) plain.push(item);
    else {
      end();
      lines.push(item);
    }
  }
  end();
  return lines.join('\n');
}

/** Source of the rule: the specification: split on commas, trimmed, empty entries dropped. A group keeps its commas. */
export function parseList(text: string): string[] {
  return clean(text.split('\n').flatMap((line) => (isGroup(line) ? [line] : line.split(/[,、，]/u))));
}

/** Sentences stand on a line each, commas and all. */
export const parseSentences = (text: string): string[] => clean(text.split('\n'));

export const formatSentences = (items: readonly string[]): string => items.join('\n');
