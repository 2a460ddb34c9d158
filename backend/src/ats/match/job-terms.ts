import type { Language } from '@shortlist/contracts/platform/languages';
import { normal } from '../language/words';
import { findSkills } from '../skills/find-skills';
import type { Skill } from '../skills/skill';
import type { Demand } from './cues';
import { highestDegree } from './demands';
import { linesOfJob } from './job-lines';
import { isKnockOut } from './knock-outs';

/** Something that a job asks for. Required weighs 3, preferred 1, soft skills 0.5 (`design`: matchScore). */
export interface JobTerm {
  /** As it stands in the post. */
  term: string;
  weight: number;
  /** What it is in the dictionary; absent for a phrase of the post's own. */
  skill?: Skill;
  /** The sentence of the post that asks for it. */
  phrase: string;
}

/** After these words a post names what one should know, up to a comma or another joint. */
const knowledge: Record<Language, RegExp> = {
  en: /(?:experience (?:with|in|of|using)|knowledge of|proficien(?:t|cy) (?:in|with)|familiarity with|familiar with|skilled in|expertise in|understanding of)\s+(?:the\s+)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:and|or|is|are|as|for|to|at|within|on|in)\s)/giu,
  es: /(?:experiencia (?:en|con)|conocimientos? (?:de|en|sobre)|dominio de(?:l)?|manejo de(?:l)?)\s+(?:la\s|el\s|los\s|las\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:y|o|es|para|a nivel|en)\s)/giu,
  fr: /(?:expérience (?:en|de|dans|avec)|connaissances? (?:de|en|des)|maîtrise (?:de|du|des|d['’])|compétences? en)\s*(?:la\s|le\s|les\s|l['’])?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:et|ou|est|pour|dans)\s)/giu,
  de: /(?:(?:erfahrung(?:en)?|kenntnisse|know-how|expertise) (?:in|mit|im|in der|mit der)|umgang mit)\s+(?:der\s|dem\s|den\s)?([^.,;:()]{3,60}?)(?=$|[.,;:()]|\s(?:und|oder|ist|sowie|für|von|wünschenswert|erforderlich)(?:\s|$))/giu,
  ja: /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9+#./]{2,20})(?=(?:の|に関する|における|での)(?:実務)?(?:経験|知識|スキル|知見))/gu,
  ko: /([\p{Script=Hangul}A-Za-z0-9+#./]{2,15}(?: [\p{Script=Hangul}A-Za-z0-9+#./]{2,15})?)(?= (?:관련 )?(?:실무 )?(?:경험|경력|지식|역량|활용 능력))/gu,
};

/** What such a phrase says is no skill: a length of time, a degree of it, the work itself. */
const empty =
  /^(?:\p{N}|years?|working|work|the|a|similar|related|relevant|professional|this|our|your|team|una?|trabajo|puesto|similar(?:es)?|un poste|ce|cette|einer?|ähnlich\p{L}*|vergleichbar\p{L}*|実務|業務|同様|관련|실무|유사|해당)/iu;

const weights: Record<Exclude<Demand, 'none'>, number> = { required: 3, preferred: 1 };

/**
 * The terms of a job post, by code: skills of the dictionary, and what its own phrases name as knowledge. Each counts once,
 * under its first name in the post and at its highest weight; heaviest first, in the order of the post. Pure.
 */
export function jobTermsOf(jobText: string, language: Language): JobTerm[] {
  const terms = new Map<string, JobTerm>();
  const add = (key: string, term: JobTerm) => {
    const known = terms.get(key);
    if (!known) terms.set(key, term);
    else if (term.weight > known.weight) terms.set(key, { ...known, weight: term.weight, phrase: term.phrase });
  };
  for (const { text, demand, isBullet } of linesOfJob(jobText, language)) {
    if (demand === 'none') continue;
    const skills = findSkills(text, language).filter(({ said }) => !isKnockOut(said));
    for (const { skill, said } of skills)
      add(skill.id, { term: said, skill, phrase: text, weight: skill.kind === 'soft' ? 0.5 : weights[demand] });
    for (const { said, start, end } of phrasesIn(normal(text), language)) {
      if (isKnockOut(said) || skills.some((skill) => skill.start < end && skill.end > start)) continue;
      add(said.toLowerCase(), { term: said, phrase: text, weight: weights[demand] });
    }
    // A bullet of a word or three is a term by itself: "TNCC".
    const isTerm = isBullet && skills.length === 0 && text.split(' ').length <= 3 && [...text].length <= 30;
    if (
      isTerm &&
      !isKnockOut(text) &&
      !highestDegree(text) &&
      !empty.test(text) &&
      ![...phrasesIn(normal(text), language)].length
    )
      add(text.toLowerCase(), { term: text, phrase: text, weight: weights[demand] });
  }
  return [...terms.values()].sort((a, b) => b.weight - a.weight);
}

function* phrasesIn(text: string, language: Language): Generator<{ said: string; start: number; end: number }> {
  for (const match of text.matchAll(knowledge[language])) {
    const said = (match[1] ?? '').trim();
    const words = said.split(' ').length;
    if (!said || words > 4 || empty.test(said)) continue;
    const start = match.index + match[0].indexOf(said);
    yield { said, start, end: start + said.length };
  }
}

/** Terms that a model proposes, kept only where they stand literally in the post. */
export function keepLiteral(terms: readonly string[], jobText: string): string[] {
  const text = normal(jobText).toLowerCase();
  return terms.filter((term) => term.trim() !== '' && text.includes(normal(term).toLowerCase()));
}
