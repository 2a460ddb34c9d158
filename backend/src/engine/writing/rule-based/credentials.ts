import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isFilled } from '@shortlist/documents/blanks';
import { isCharacterBased, canonicalizeText, tokenize } from '../../language/text-processing';
import { findLanguageNames } from '../../matching/knockout-criteria';

export interface Credentials {
  certificates: string[];
  languages: { name: string; level: string }[];
}

/** Returns the resume's certificates and languages that the posting names, except the letter's own language. */
export function listRequestedCredentials(
  { certifications, languages }: ResumeContent,
  posting: string,
  language: Language,
): Credentials {
  if (!posting.trim()) return { certificates: [], languages: [] };
  const requestedLanguages = new Set(findLanguageNames(posting));
  const letterLanguage = { en: 'English', es: 'Spanish', fr: 'French', de: 'German', ja: 'Japanese', ko: 'Korean' }[
    language
  ];
  return {
    certificates: certifications
      .map(({ name }) => name.trim())
      .filter((name) => isFilled(name) && mentionsCertificate(posting, name, language))
      .slice(0, 3),
    languages: languages
      .filter(
        ({ name }) =>
          isFilled(name) &&
          findLanguageNames(name).some(
            (spokenLanguage) => requestedLanguages.has(spokenLanguage) && spokenLanguage !== letterLanguage,
          ),
      )
      .map(({ name, level }) => ({ name: name.trim(), level: isFilled(level) ? level.trim() : '' }))
      .slice(0, 3),
  };
}

/**
 * Returns whether a line of the posting contains most words of a certificate's name, up to its first comma. In scripts
 * without spaces, pairs of letters are compared, so that "普通自動車第一種運転免許" matches "普通自動車免許".
 */
function mentionsCertificate(posting: string, certificate: string, language: Language): boolean {
  const name = certificate.split(/[,、(（]/u)[0] ?? '';
  const listParts = (text: string) =>
    new Set(
      isCharacterBased(language) && !/^[\p{Script=Latin}\p{N}\s]+$/u.test(text)
        ? [...canonicalizeText(text).replace(/\s/gu, '')]
            .slice(0, -1)
            .map((letter, i) => letter + ([...canonicalizeText(text).replace(/\s/gu, '')][i + 1] ?? ''))
        : tokenize(text, language)
            .map(({ stem }) => stem)
            .filter((stem) => stem.length > 1),
    );
  const certificateParts = [...listParts(name)];
  return posting.split(/\r?\n|(?<=[.。;])\s*/u).some((line) => {
    const lineParts = listParts(line);
    const commonCount = certificateParts.filter((part) => lineParts.has(part)).length;
    return commonCount > 0 && commonCount >= (isCharacterBased(language) ? 0.4 : 0.6) * certificateParts.length;
  });
}
