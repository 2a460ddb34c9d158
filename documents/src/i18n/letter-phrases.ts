import type { Language } from '@shortlist/contracts/platform/languages';

interface LetterPhrases {
  defaultRecipient: string;
  defaultSalutation: string;
  formatSalutation: (name: string) => string;
  /** Used in the lines above the letter. */
  formatRecipient: (name: string) => string;
  /** Matches an honorific that the name already has. */
  honorific: RegExp;
}

const latinPhrases = { formatRecipient: (name: string) => name, honorific: /$^/ };

const phrases: Record<Language, LetterPhrases> = {
  en: {
    ...latinPhrases,
    defaultRecipient: 'Hiring Manager',
    defaultSalutation: 'Dear Hiring Manager,',
    formatSalutation: (name) => `Dear ${name},`,
  },
  es: {
    ...latinPhrases,
    defaultRecipient: 'Equipo de selección',
    defaultSalutation: 'Estimado equipo de selección:',
    formatSalutation: (name) => `A la atención de ${name}:`,
  },
  fr: {
    ...latinPhrases,
    defaultRecipient: 'Service du recrutement',
    defaultSalutation: 'Madame, Monsieur,',
    // French salutations use the title without the name.
    formatSalutation: (name) => {
      const [, title = ''] = /^(M(?:me|lle|\.|onsieur|adame|ademoiselle)?)(?= |$)/iu.exec(name) ?? [];
      if (!title) return `Bonjour ${name},`;
      return /^m(?:\.|onsieur)?$/iu.test(title) ? 'Monsieur,' : 'Madame,';
    },
  },
  de: {
    ...latinPhrases,
    defaultRecipient: 'Personalabteilung',
    defaultSalutation: 'Sehr geehrte Damen und Herren,',
    formatSalutation: formatGermanSalutation,
  },
  ja: {
    defaultRecipient: '採用ご担当者様',
    defaultSalutation: '拝啓　時下ますますご清栄のこととお慶び申し上げます。',
    formatSalutation: () => '拝啓　時下ますますご清栄のこととお慶び申し上げます。',
    formatRecipient: (name) => `${name} 様`,
    honorific: /(?:様|さま|殿|先生|御中)$/u,
  },
  ko: {
    defaultRecipient: '채용 담당자',
    defaultSalutation: '채용 담당자님께',
    formatSalutation: (name) => `${name} 님께`,
    formatRecipient: (name) => `${name} 귀하`,
    honorific: /(?:님|귀하|귀중|께)$/u,
  },
};

/** Greets with the family name after "Frau" or "Herr". The gender is never guessed from a first name. */
function formatGermanSalutation(name: string): string {
  const [, title, fullName = ''] = /^(Frau|Herrn?)\s+(\S.*)$/u.exec(name) ?? [];
  if (!title) return `Guten Tag ${name},`;
  const words = fullName.split(/\s+/u);
  const titles = words.filter((word) => word.endsWith('.'));
  const names = words.filter((word) => !word.endsWith('.'));
  const particleIndex = names.findIndex((word) => /^\p{Ll}/u.test(word));
  const familyName = names.slice(particleIndex < 0 ? -1 : particleIndex);
  return `Sehr ${title === 'Frau' ? 'geehrte Frau' : 'geehrter Herr'} ${[...titles, ...familyName].join(' ')},`;
}

/** Returns the language's generic salutation if the name is empty. */
export function formatSalutation(language: Language, recipient = ''): string {
  const { defaultSalutation, formatSalutation, honorific } = phrases[language];
  const name = recipient.trim();
  if (!name) return defaultSalutation;
  return language === 'ko' && honorific.test(name)
    ? `${name.replace(/(?:께|귀하|귀중)$/u, '').trimEnd()}께`
    : formatSalutation(name);
}

/** Formats the lines above the letter. English puts the name before the company, and all other languages after it. */
export function formatRecipientLines(language: Language, company: string, recipient = ''): string[] {
  const { defaultRecipient, formatRecipient, honorific } = phrases[language];
  const name = recipient.trim();
  const recipientName = name ? (honorific.test(name) ? name : formatRecipient(name)) : defaultRecipient;
  return (language === 'en' ? [recipientName, company.trim()] : [company.trim(), recipientName]).filter(Boolean);
}
