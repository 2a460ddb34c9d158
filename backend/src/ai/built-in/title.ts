/** How high a title stands. It changes wording, never the size of what is claimed. */
export type Rank = 'junior' | 'standard' | 'senior' | 'lead';

const ranks: Record<string, Rank> = {
  junior: 'junior',
  jr: 'junior',
  trainee: 'junior',
  entry: 'junior',
  graduate: 'junior',
  intern: 'junior',
  apprentice: 'junior',
  senior: 'senior',
  sr: 'senior',
  principal: 'senior',
  lead: 'lead',
  head: 'lead',
  chief: 'lead',
  director: 'lead',
  vp: 'lead',
};

/** Spelled as written in print, whatever was typed. */
const spelled = new Map(
  `RN LPN LVN CNA EMT ICU ER NHS IT HR QA UX UI SEO SEM PPC PR CRM ERP SAP SQL PHP API CAD BIM CNC HVAC PLC CEO CFO CTO COO CIO VP AI ML BI AWS GIS DBA SDR BDR SRE SOC PMO R&D B2B CPA
  FP&A EHS HSE NGO TV iOS macOS DevOps SecOps MLOps JavaScript TypeScript PostgreSQL MySQL WordPress GitHub LinkedIn YouTube .NET C++ C# Node.js
  React.js Vue.js II III IV`
    .trim()
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function cased(word: string, first: boolean, shouted: boolean): string {
  const lower = word.toLowerCase();
  if (small.has(lower) && !first) return lower;
  if (!shouted && word !== lower) return spelled.get(lower) ?? word;
  return spelled.get(lower) ?? lower.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
}

/**
 * The title as it is printed: title case, names and abbreviations as they are written. A title without a letter says
 * nothing and becomes a blank; brackets are taken out, since they mark blanks.
 */
export function printedTitle(jobTitle: string): string {
  const plain = jobTitle
    .normalize('NFKC')
    .replace(/[[\]\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain)) return '[Job title]';
  const shouted = plain === plain.toUpperCase() && plain.length > 4;
  return plain
    .split(/([ /-])/)
    .map((word, i) => cased(word, i === 0, shouted))
    .join('');
}

/** The title as it reads inside a sentence: without what stands in parentheses or behind a dash, "(Remote)" or "- Retail". */
export function spokenTitle(printed: string): string {
  return printed.replace(/\s*\([^)]*\)?|\s+[-–—|]\s.*$/gu, '').trim() || printed;
}

/** Words of a title in lower case: the ones to compare by. */
export function titleWords(jobTitle: string): string[] {
  return (
    jobTitle
      .normalize('NFKC')
      .toLowerCase()
      .match(/\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*(?:\+\+|#)?/gu) ?? []
  );
}

/** The rank that a title names. "Lead" in "lead generation" is a thing, not a rank. */
export function rankOf(jobTitle: string): Rank {
  const words = titleWords(jobTitle).filter((word, i, all) => !(word === 'lead' && all[i + 1] === 'generation'));
  return words.map((word) => ranks[word]).find(Boolean) ?? 'standard';
}

/** Whether a word says how high the title stands, or only joins others. */
export function isRankWord(word: string): boolean {
  return word in ranks || small.has(word) || word === 'level' || word === 'ii' || word === 'iii';
}
