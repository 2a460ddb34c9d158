import type { Language } from '@shortlist/contracts/platform/languages';

interface LetterWords {
  /** Recipient whose name is unknown. */
  reader: string;
  greeting: string;
  greet: (name: string) => string;
  /** For the lines above the letter. */
  address: (name: string) => string;
  /** Polite endings that a name may already have. */
  polite: RegExp;
}

const latin = { address: (name: string) => name, polite: /$^/ };

const words: Record<Language, LetterWords> = {
  en: { ...latin, reader: 'Hiring Manager', greeting: 'Dear Hiring Manager,', greet: (name) => `Dear ${name},` },
  es: {
    ...latin,
    reader: 'Equipo de selección',
    greeting: 'Estimado equipo de selección:',
    greet: (name) => `A la atención de ${name}:`,
  },
  fr: {
    ...latin,
    reader: 'Service du recrutement',
    greeting: 'Madame, Monsieur,',
    greet: (name) => `Bonjour ${name},`,
  },
  de: {
    ...latin,
    reader: 'Personalabteilung',
    greeting: 'Sehr geehrte Damen und Herren,',
    greet: (name) => `Guten Tag ${name},`,
  },
  ja: {
    reader: '採用ご担当者様',
    greeting: '拝啓　時下ますますご清栄のこととお慶び申し上げます。',
    greet: () => '拝啓　時下ますますご清栄のこととお慶び申し上げます。',
    address: (name) => `${name} 様`,
    polite: /(?:様|さま|殿|先生|御中)$/u,
  },
  ko: {
    reader: '채용 담당자',
    greeting: '채용 담당자님께',
    greet: (name) => `${name} 님께`,
    address: (name) => `${name} 귀하`,
    polite: /(?:님|귀하|귀중|께)$/u,
  },
};

export function salutationOf(language: Language, recipient = ''): string {
  const { greeting, greet, polite } = words[language];
  const name = recipient.trim();
  if (!name) return greeting;
  return language === 'ko' && polite.test(name) ? `${name.replace(/(?:께|귀하|귀중)$/u, '').trimEnd()}께` : greet(name);
}

export function recipientLines(language: Language, company: string, recipient = ''): string[] {
  const { reader, address, polite } = words[language];
  const name = recipient.trim();
  const who = name ? (polite.test(name) ? name : address(name)) : reader;
  return (language === 'en' ? [who, company.trim()] : [company.trim(), who]).filter(Boolean);
}
