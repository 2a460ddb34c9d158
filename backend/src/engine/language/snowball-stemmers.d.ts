declare module 'snowball-stemmers' {
  export function newStemmer(algorithm: 'english' | 'spanish' | 'french' | 'german'): { stem(word: string): string };
}
