import type { ResumeContent } from '@shortlist/contracts/builder/resume';
import type { Language } from '@shortlist/contracts/platform/languages';
import { splitBlanks } from '@shortlist/documents/blanks';
import { evidenceOf, inText, sayableTerms, type TargetJob, skillsOf, termsOfJob } from './evidence';
import { writerLanguages } from './languages/all';
import { printedTitle, spokenTitle } from './titles/title';

export interface SummaryOrder {
  resume: ResumeContent;
  target?: TargetJob | undefined;
  language: Language;
}

const isKnown = (text: string) => text.trim() !== '' && !splitBlanks(text).some(({ label }) => label !== undefined);

export function summaryFrom({ resume, target, language }: SummaryOrder): string {
  const { summary, join } = writerLanguages[language];
  const { headline } = resume.personalInfo;
  const latest = resume.experience[0]?.position ?? '';
  // Prefer the resume's own title: the person does not hold the target title.
  const title = [headline, latest, target?.jobTitle ?? ''].find(isKnown) ?? '';
  const employers = [...new Set(resume.experience.map(({ company }) => company).filter(isKnown))].slice(0, 2);
  const terms = target ? termsOfJob(target, resume, language) : [];
  const said = [...(target ? sayableTerms(terms, target, resume, language) : []), ...skillsOf(resume)];
  // A job posting and a skill list may capitalize the same skill differently.
  const named = new Map(said.map((skill) => inText(skill, resume)).map((skill) => [skill.toLowerCase(), skill]));
  const skills = [...named.values()].slice(0, 4);
  const best = evidenceOf(resume, terms, language).find(
    ({ bullet, entry }) => isKnown(bullet) && isKnown(entry.company),
  );
  const sentences = [
    title ? summary.opening(spokenTitle(printedTitle(title, language), language), join(employers)) : '',
    skills.length > 1 ? summary.skills(skills) : '',
    best ? summary.latest(best.entry.company, best.bullet.replace(/(?<![\s.。])[\s.。]+$/u, '')) : '',
  ].filter(Boolean);
  return sentences.join(language === 'ja' ? '' : ' ');
}
