import type { Language } from '@shortlist/contracts/platform/languages';
import { findSkills } from '../../../ats/skills/find-skills';
import type { Skill } from '../../../ats/skills/skill';
import type { NameSearch } from './names';

/** Skills that posts ask for, by language and post: every text of a resume is looked at beside the same one. */
const known = new Map<string, ReadonlySet<string>>();

function askedIn(jobText: string, language: Language): ReadonlySet<string> {
  const key = `${language}:${jobText}`;
  const asked = known.get(key) ?? new Set(findSkills(jobText, language).map(({ skill }) => skill.id));
  if (known.size >= 50) known.clear();
  known.set(key, asked);
  return asked;
}

/** A product by its name: "Epic", "QuickBooks"; not a forklift, nor a German noun. */
const isProduct = ({ kind, names }: Skill) => kind === 'tool' && /\p{Lu}/u.test(names.en[0] ?? '');

const startsSentence = (before: string) => /$(?<=(?:^|[.!?:•])\s*)/u.test(before);

/**
 * Skills of the dictionary that a text names and the source does not, by any of their names in any language: products
 * always; whatever else only when the job asks for it, for then a writer has a reason to make it up.
 */
export function newSkillsIn(text: string, { language, knows, jobText }: NameSearch): { start: number; end: number }[] {
  const asked = askedIn(jobText, language);
  return findSkills(text, language).flatMap(({ skill, said }) => {
    const start = text.indexOf(said);
    const isAsked = asked.has(skill.id) && skill.kind !== 'soft';
    // At the start of a sentence "Access" or "Notion" may be a word like any other, as is a small "access" anywhere.
    const isWord = !said.includes(' ') && (startsSentence(text.slice(0, start)) || /^\p{Ll}+$/u.test(said));
    const isNamed = isProduct(skill) && !isWord;
    if (start < 0 || !(isAsked || isNamed) || knows(said, Object.values(skill.names).flat())) return [];
    return [{ start, end: start + said.length }];
  });
}
