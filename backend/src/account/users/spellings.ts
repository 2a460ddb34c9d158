/** Signs that people write for letters; 1 stands for two. */
const letterOf: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

/** A text, and what it reads like: `p@ssw0rd` is `password`. */
export function spellingsOf(text: string): string[] {
  const plain = text.replace(/[03457@$!]/g, (sign) => letterOf[sign]!);
  return [text, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')];
}
