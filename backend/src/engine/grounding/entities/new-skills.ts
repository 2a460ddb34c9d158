import type { Language } from '@shortlist/contracts/platform/languages';
import { findSkills } from '../../matching/skills/find-skills';
import type { Skill } from '../../matching/skills/skill';
import type { NameSearchContext } from './new-names';

/** Cached because all texts of a resume are checked against the same posting. */
const skillIdsByPosting = new Map<string, ReadonlySet<string>>();

function getPostingSkillIds(jobPostingText: string, language: Language): ReadonlySet<string> {
  const key = `${language}:${jobPostingText}`;
  const skillIds =
    skillIdsByPosting.get(key) ?? new Set(findSkills(jobPostingText, language).map(({ skill }) => skill.id));
  if (skillIdsByPosting.size >= 50) skillIdsByPosting.clear();
  skillIdsByPosting.set(key, skillIds);
  return skillIds;
}

const isProduct = ({ kind, names }: Skill) => kind === 'tool' && /\p{Lu}/u.test(names.en[0] ?? '');

const isSentenceStart = (textBefore: string) => /$(?<=(?:^|[.!?:•])\s*)/u.test(textBefore);

/**
 * Finds skills that the text mentions and the source does not, under any name in any language. Always reports products.
 * Reports another skill only if the job posting asks for it, because a writer then has a reason to invent it.
 */
export function findNewSkills(
  text: string,
  { language, isKnown, jobPostingText }: NameSearchContext,
): { start: number; end: number }[] {
  const postingSkillIds = getPostingSkillIds(jobPostingText, language);
  return findSkills(text, language).flatMap(({ skill, text: name }) => {
    const start = text.indexOf(name);
    const isInPosting = postingSkillIds.has(skill.id) && skill.kind !== 'soft';
    // "Access" at the start of a sentence, and "access" anywhere, may be an ordinary word.
    const isOrdinaryWord = !name.includes(' ') && (isSentenceStart(text.slice(0, start)) || /^\p{Ll}+$/u.test(name));
    const isProductName = isProduct(skill) && !isOrdinaryWord;
    if (start < 0 || !(isInPosting || isProductName) || isKnown(name, Object.values(skill.names).flat())) return [];
    return [{ start, end: start + name.length }];
  });
}
