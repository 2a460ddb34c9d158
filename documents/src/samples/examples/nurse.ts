import type { Language } from '@shortlist/contracts/platform/languages';
import { loadNurseSample } from '../nurse/load-nurse-sample';
import type { ExampleText } from './examples';

const cardTexts: Record<Language, Omit<ExampleText, 'resume'>> = {
  en: {
    about: 'Certificates where a ward manager looks for them.',
    skills: ['Triage', 'ACLS', 'Charge nurse'],
  },
  es: {
    about: 'Los certificados, donde los busca una supervisora.',
    skills: ['Triaje', 'Soporte vital avanzado', 'Cura de heridas'],
  },
  fr: {
    about: 'Les certificats là où un cadre de santé les cherche.',
    skills: ['Triage', 'AFGSU', 'Soins de plaies'],
  },
  de: {
    about: 'Die Fachweiterbildung steht dort, wo eine Stationsleitung sucht.',
    skills: ['Ersteinschätzung', 'Wundversorgung', 'Schichtleitung'],
  },
  ja: {
    about: '資格は、看護師長が探す場所に置いています。',
    skills: ['トリアージ', 'ACLS', 'リーダー業務'],
  },
  ko: {
    about: '자격은 수간호사가 찾는 자리에 두었습니다.',
    skills: ['중증도 분류', 'ACLS', '책임간호사'],
  },
};

/** The nurse of /resume-examples is the person of the sample with a job posting. */
export async function loadNurseExample(language: Language): Promise<ExampleText> {
  const { sample } = await loadNurseSample(language);
  return { ...cardTexts[language], resume: sample.resume };
}
