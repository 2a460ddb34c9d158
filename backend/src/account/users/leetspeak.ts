/** The digit 1 is missing, because it stands for i or l. */
const letterByCharacter: Record<string, string> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns the text and its readings: `p@ssw0rd` reads `password`. */
export function listLeetspeakReadings(text: string): string[] {
  const letters = text.replace(/[03457@$!]/g, (character) => letterByCharacter[character]!);
  return [text, letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')];
}
