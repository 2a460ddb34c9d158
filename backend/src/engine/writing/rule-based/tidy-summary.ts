import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { hasQuantity } from '../../language/quantities';
import { findStockPhrases } from '../../language/stock-phrases';
import { findSkills } from '../../matching/skills/find-skills';
import { countTerm } from '../../matching/terms';
import { languagePacks } from './languages/language-packs';
import { rewriteBullet } from './rewrite-bullets';
import { splitSentences } from '../../language/text-processing';

const joinSentences = (sentences: readonly string[], language: Language) =>
  sentences.join(language === 'ja' ? '' : ' ');

/**
 * Removes stock phrases from a summary. Removes a whole sentence if it has a stock phrase and no fact. Returns an empty
 * string if nothing remains.
 */
export function dropStockPhrases(resume: ResumeContent, language: Language): string {
  const { summary, headline } = resume.personalInfo;
  const names = [headline, ...resume.experience.flatMap(({ position, company }) => [position, company])].filter(
    Boolean,
  );
  const hasFact = (sentence: string) =>
    hasQuantity(sentence, language) ||
    findSkills(sentence, language).some(({ skill }) => skill.kind !== 'soft') ||
    names.some((name) => countTerm(sentence, name, language) > 0);
  const sentences = splitSentences(summary.trim())
    .filter((sentence) => findStockPhrases(sentence, language).length === 0 || hasFact(sentence))
    .map((sentence) => rewriteBullet(sentence, true, language, ['stock_phrase']).after);
  return joinSentences(sentences, language);
}

/** Adds a sentence with skills after the first sentence. A summary that has such a sentence stays unchanged. */
export function addSkillSentence(summary: string, skills: readonly string[], language: Language): string {
  if (skills.length === 0) return summary;
  const { summary: pack } = languagePacks[language];
  const opening = pack.skills(['|']).split('|')[0]?.trim() ?? '';
  if (opening ? summary.includes(opening) : skills.some((skill) => countTerm(summary, skill, language) > 0))
    return summary;
  const [firstSentence = '', ...otherSentences] = splitSentences(summary.trim());
  return joinSentences([firstSentence, pack.skills([...skills]), ...otherSentences], language);
}
