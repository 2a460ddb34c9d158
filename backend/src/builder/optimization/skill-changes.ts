import { findSkills } from '../../engine/matching/skills/find-skills';
import { countTerm } from '../../engine/matching/terms';
import type { Language } from '@shortlist/contracts/platform/languages';
import { capitalizeTerm } from '../../engine/writing/rule-based/target-terms';
import { isJobTitle } from '../job-postings/job-posting';
import { buildTargetTermFields, isDegree, type ChangeDraft, type ChangesInput } from './changes-input';
import { messages } from '../messages';

/** Limited, because more proposals would feel like a questionnaire. */
const maxSkillProposals = 8;

/** Soft skills such as "attention to detail" are not proposed, because listing them convinces nobody. */
const isSoftSkill = (term: string, language: Language) =>
  findSkills(term, language).some(({ skill, text }) => skill.kind === 'soft' && text.length === term.length);

const isPartOfTerm = (part: string, term: string, language: Language) =>
  part.length < term.length && countTerm(term, part, language) > 0;

/**
 * Proposes terms of the posting that the skills list lacks. A term that occurs verbatim in the resume is safe. A
 * synonym or a missing term needs confirmation.
 */
export function buildSkillChanges(input: ChangesInput): ChangeDraft[] {
  const { before, score, language, documentLanguage, match, jobPosting } = input;
  const { reasons, questions } = messages[language].optimization;
  const listedSkills = before.skills.join('\n');
  // Returns whether the resume has an alternative that the posting accepts, such as "Manhattan" for "SAP EWM or
  // Manhattan".
  const hasAlternative = (term: string) => {
    const { serves: postingTerm } = buildTargetTermFields(term, input);
    return match !== undefined && !match.terms.some((matchTerm) => matchTerm.term === postingTerm);
  };
  const freeSlots = Math.max(0, 30 - before.skills.length);
  return (
    score.terms
      .filter(
        ({ term }) =>
          countTerm(listedSkills, term, documentLanguage) === 0 &&
          !hasAlternative(term) &&
          !isSoftSkill(term, documentLanguage) &&
          !isDegree(term, before, documentLanguage) &&
          !(jobPosting && isJobTitle(term, jobPosting, before)),
      )
      // "P&L" covers "P&L responsibility".
      .filter(({ term }, _, terms) => !terms.some((other) => isPartOfTerm(other.term, term, documentLanguage)))
      .slice(0, Math.min(freeSlots, maxSkillProposals))
      .map(({ term, place }): ChangeDraft => {
        const targetTermFields = buildTargetTermFields(term, input);
        const skill = { path: 'skills', before: '', after: capitalizeTerm(term), ...targetTermFields };
        if (place !== 'missing') return { ...skill, verdict: 'safe', reason: reasons.evidenced_skill };
        const synonym = match?.missing.sayItTheirWay.find((wording) => wording.term === targetTermFields.serves)?.said;
        const reason = synonym
          ? reasons.their_words.replace('{said}', synonym).replace('{term}', skill.after)
          : jobPosting
            ? reasons.missing_skill
            : reasons.typical_skill;
        const draft = input.findDraft?.(term);
        return {
          ...skill,
          verdict: 'confirm',
          reason,
          question: questions.skill.replace('{term}', skill.after),
          ...(draft && { draft }),
        };
      })
  );
}
