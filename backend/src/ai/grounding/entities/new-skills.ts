import type { Language } from '@shortlist/contracts/platform/languages';
import { findSkills } from '../../../ats/skills/find-skills';
import type { Skill } from '../../../ats/skills/skill';
import type { NameSearchContext } from './new-names';

/** Cached because all texts of a resume are checked against the same posting. */
const known = new Map<string, ReadonlySet<string>>();

function getPostingSkillIds(jobText: string, language: Language): ReadonlySet<string> {
  const key = `${language}:${jobText}`;
  const asked = known.get(key) ?? new Set(findSkills(jobText, language).map(({ skill }) => skill.id));
  if (known.size >= 50) known.clear();
  known.set(key, asked);
  return asked;
}

const isProduct = ({ kind, names }: Skill) => kind === 'tool' && /\p{Lu}/u.test(names.en[0] ?? '');

const startsSentence = (before: string) => /$(?<=(?:^|[.!?:•])\s*)/u.test(before);

/**
 * Finds dictionary skills that a text names and the source does not, by any of their names in any language. Products
 * always count; other skills count only if the job asks for them, because then a writer has a reason to invent them.
 */
export function findNewSkills(
  text: string,
  { language, isKnown, jobPostingText }: NameSearchContext,
): { start: number; end: number }[] {
  const asked = getPostingSkillIds(jobPostingText, language);
  return findSkills(text, language).flatMap(({ skill, text: said }) => {
    const start = text.indexOf(said);
    const isAsked = asked.has(skill.id) && skill.kind !== 'soft';
    // "Access" at the start of a sentence, and "access" anywhere, may be an ordinary word.
    const isWord = !said.includes(' ') && (startsSentence(text.slice(0, start)) || /^\p{Ll}+$/u.test(said));
    const isNamed = isProduct(skill) && !isWord;
    if (start < 0 || !(isAsked || isNamed) || isKnown(said, Object.values(skill.names).flat())) return [];
    return [{ start, end: start + said.length }];
  });
}
