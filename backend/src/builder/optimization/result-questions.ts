import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { formatBlank } from '../../engine/writing/messages';
import { isCatchAllDuty } from '../../engine/writing/rule-based/catch-all-duty';
import { hasQuantity } from '../../engine/language/quantities';
import { countTerm } from '../../engine/matching/terms';
import type { Proposal } from './changes-input';
import type { ChangeReason } from '../messages';

/** Reason of a change that only asks for a number or a result. */
export const resultQuestionReason: ChangeReason = 'ask_result';

/** More questions would feel like an exam, and older jobs matter less. */
const maxQuestions = 5;
const maxJobs = 3;
/** In characters. A longer text usually says more than a duty. */
const maxLength = { european: 70, eastAsian: 35 };

interface QuestionsInput {
  resume: ResumeContent;
  /** Texts that are already being reworded, by path. */
  proposals: ReadonlyMap<string, Proposal>;
  /** Terms of the target job. Bullets that contain a term come first. */
  terms: readonly string[];
  language: Language;
}

/** Asks for a number or a result in those bullets of the latest jobs that only name a duty. */
export function proposeResultQuestions({ resume, proposals, terms, language }: QuestionsInput): Map<string, Proposal> {
  const bullets = resume.experience
    .slice(0, maxJobs)
    .flatMap(({ achievements }, entry) =>
      achievements.map((text, i) => ({ text, path: `experience.${entry}.achievements.${i}` })),
    )
    .filter(({ text, path }) => text.trim() && !proposals.has(path) && lacksResult(text, language));
  const namesTerm = ({ text }: { text: string }) => terms.some((term) => countTerm(text, term, language) > 0);
  return new Map(
    bullets
      .sort((a, b) => Number(namesTerm(b)) - Number(namesTerm(a)))
      .slice(0, maxQuestions)
      .map(({ text, path }) => [path, { after: appendResultBlank(text, language), reason: resultQuestionReason }]),
  );
}

export const lacksResult = (text: string, language: Language): boolean =>
  [...text].length <= maxLength[isEastAsian(language) ? 'eastAsian' : 'european'] &&
  !hasQuantity(text, language) &&
  !splitBlanks(text).some(({ label }) => label !== undefined) &&
  !isCatchAllDuty(text, language);

export function appendResultBlank(text: string, language: Language): string {
  const [, body = '', period = ''] = /^(.*?)([.。]?)$/su.exec(text.trim()) ?? [];
  const blank = formatBlank(language, 'result');
  if (language === 'ja') return `${body}（${blank}）${period}`;
  return language === 'ko' ? `${body}(${blank})${period}` : `${body}, ${blank}${period}`;
}
