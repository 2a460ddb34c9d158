import { formatEnglishCompany } from './companies';
import type { LanguagePack } from './language-pack';

const joinItems = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : items.join();

export const en: LanguagePack = {
  titleRules: {
    seniorityPatterns: {
      // "Entry" in "data entry" is not a seniority level.
      junior: /\b(?:junior|jr|trainee|(?<!data )entry|graduate|intern|apprentice)\b/u,
      // A senior director counts as lead.
      senior: /\b(?:senior|sr|principal)\b(?! (?:vice president|vp|director)\b)/u,
      // "Lead" in "lead generation" is not a seniority level. Some managers are practitioners who lead their colleagues.
      lead: /\b(?:lead(?! generation)|head|chief|(?:(?:senior|sr) )?(?:vice president|vp|director)|c[efimot]o|(?<=(?:nurse|engineering|it) )manager)\b/u,
    },
    seniorityTemplates: { junior: 'Junior {title}', senior: 'Senior {title}', lead: 'Lead {title}' },
    minorWords: new Set('a an and at by for from in of on or the to with'.split(' ')),
    capitalization: 'words',
    normalizeWord: (word) => word.replace(/(?<=[^su])s$/, ''),
  },
  joinList: joinItems,
  seniorityPhrases: {
    junior: {
      summary: 'Learns quickly, asks questions early and acts on feedback.',
      bullet: 'Ask for feedback on completed work and apply it to the next task.',
    },
    senior: {
      summary: 'Takes on complex assignments and gives practical advice to the rest of the team.',
      bullet: 'Mentor [number] newer colleagues through regular feedback and on-the-job guidance.',
    },
    lead: {
      summary: 'Delegates well, makes timely decisions and explains the reasons behind them.',
      bullet: 'Lead a team of [number] with clear priorities and regular one-on-one meetings.',
    },
  },
  openings: [
    (title) => `I am applying for the ${title} position.`,
    (title) => `Please consider me for the ${title} position.`,
    (title) => `I would like to be considered for the ${title} role.`,
    (title) => `Your ${title} opening is the kind of position I am looking for.`,
  ],
  closings: [
    (strengths, company) =>
      `I would like to bring this experience, particularly in ${strengths}, to ${company}. I would be glad to discuss how I could support your team.`,
    (strengths, company) =>
      `I am confident that my experience with ${strengths} would be useful to ${company}. I would welcome the chance to talk about what the role needs most.`,
    (strengths, company) =>
      `At ${company}, I would build on this experience, particularly in ${strengths}. I look forward to hearing from you.`,
    (strengths, company) =>
      `I would be glad to put my experience with ${strengths} to use at ${company}. Thank you for your time and consideration; I would be happy to tell you more in person.`,
  ],
  coverLetter: {
    openings: [
      (title, company) => `I am applying for the ${title} position at ${formatEnglishCompany(company)}.`,
      (title, company) =>
        `I would like to be considered for the ${title} position at ${formatEnglishCompany(company)}.`,
    ],
    bridges: [
      (title, company) =>
        `I would like to bring that experience to the ${title} position at ${formatEnglishCompany(company)}.`,
      (title, company) =>
        `That experience is what I would bring to the ${title} position at ${formatEnglishCompany(company)}.`,
    ],
    qualifications: (skills) => `I also bring experience with ${joinItems(skills)}.`,
    skills: (skills) => `My skills include ${joinItems(skills)}.`,
    certificates: (names) => `My qualifications include ${joinItems(names)}.`,
    spokenLanguages: (languages) => `I speak ${joinItems(languages)}.`,
    motivation: (company, reason) => `I am drawn to ${formatEnglishCompany(company)} because ${reason}.`,
    closings: [
      () => 'I would be glad to talk about what you need most from this role. Thank you for your time.',
      () => 'I would welcome a conversation about how I could support your team. Thank you for reading my application.',
      () => 'I would be happy to tell you more in an interview, and I look forward to hearing from you.',
    ],
  },
  summary: {
    opening: (title, employers, years) =>
      employers ? `${title} with ${years ? `${years} years of ` : ''}experience at ${employers}.` : `${title}.`,
    skills: (skills) => `Skilled in ${joinItems(skills)}.`,
    latest: (employer, bullet) => `Most recently at ${employer}: ${bullet}.`,
  },
};
