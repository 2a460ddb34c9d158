/** English words that are also the name of a tool in the dictionary. */
const productWords = new Set(
  (
    'alias amplitude angular antidote apex azure bash blackboard blender canoe concur confluence cucumber dart epic ' +
    'excel flutter framer gherkin gong grasshopper greenhouse hibernate illustrator intercom inventor ironclad jest ' +
    'maze notion oracle outlook pandas playwright postman procreate python react rhino ruby rust sage seesaw selenium ' +
    'slack snowflake spark subversion svelte swagger swift tableau tailwind windows workday zephyr zoom'
  ).split(' '),
);

/** Text before the name of a tool: "proficient in excel", "html, react". */
const toolBefore = /(?:(?<!\p{L})(?:in|with|using|uses?d?|via|like|knowledge of|experience:?)|[,/(:&])\s*$/iu;
/** Words after the name of a tool: "excel skills". */
const toolAfter =
  /^ (?:skills?|knowledge|experience|proficien\p{L}+|certifi\p{L}+|develop\p{L}+|programm\p{L}+|scripts?|spreadsheets?|macros?|formulas?|dashboards?|reports?|databases?|queries|expert\p{L}*|admin\p{L}*)(?!\p{L})/iu;
/** Words that do not follow the name of a tool at the start of a sentence: "Excel in a team", "React quickly". */
const sentenceAfter = /^ (?:in|at|on|to|of|the|an?|your|our|under|\p{L}+ly)(?!\p{L})/u;

/**
 * Returns whether an English text names a tool, such as "Excel", or uses its name as an ordinary word, as in "you excel
 * at sales" and "a swift response".
 */
export function isToolName(text: string, { start, end }: { start: number; end: number }): boolean {
  const word = text.slice(start, end);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (!productWords.has(word.toLowerCase()) || toolAfter.test(after)) return true;
  const isFirstWord = /(?:^|[.!?•–-]\s+|^[-*•]\s*)$/u.test(before);
  const isCapitalized = /^\p{Lu}/u.test(word);
  if (isFirstWord) return isCapitalized ? !sentenceAfter.test(after) : /^\s*(?:$|\p{P})/u.test(after);
  return isCapitalized || toolBefore.test(before);
}

/** Capitals inside a word, as in "ServiceTitan", mark the name of a product or company. "McLeod" is the name of a person. */
const productNamePattern = /(?<![\p{L}\p{N}])(?!Ma?c\p{Lu})\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+(?![\p{L}\p{N}])/gu;

export const findProductNames = (text: string) =>
  [...text.matchAll(productNamePattern)].map(({ 0: phrase, index: start }) => ({
    phrase,
    start,
    end: start + phrase.length,
  }));
