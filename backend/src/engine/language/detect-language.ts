import type { Language } from '@shortlist/contracts/platform/languages';

const functionWords: [Language, RegExp][] = [
  ['en', /(?<!\p{L})(?:the|and|of|to|with|for|in|by|from|on|a|at|as|an)(?!\p{L})/giu],
  ['de', /(?<!\p{L})(?:und|der|die|das|mit|für|von|bei|den|im|des|zu|auf|ein|eine|in|nach|aus)(?!\p{L})/giu],
  ['fr', /(?<!\p{L})(?:et|le|la|les|des|de|du|en|pour|dans|un|une|aux?|sur|par|avec)(?!\p{L})|[ld]['’]/giu],
  ['es', /(?<!\p{L})(?:y|el|la|los|las|de|del|en|para|con|un|una|al|por|que)(?!\p{L})/giu],
];

export function detectLanguage(text: string, fallback: Language): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(/\p{Script=Hangul}/gu)?.length ?? 0) > letters * 0.2) return 'ko';
  if ((text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0) > letters * 0.2)
    return 'ja';
  const counts = functionWords.map(([language, words]) => [language, text.match(words)?.length ?? 0] as const);
  const fallbackCount = counts.find(([language]) => language === fallback)?.[1] ?? 0;
  const [likeliestLanguage, count] = counts.reduce((a, b) => (b[1] > a[1] ? b : a));
  return count >= fallbackCount + 3 ? likeliestLanguage : fallback;
}
