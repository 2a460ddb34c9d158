import type { Language } from '@shortlist/contracts/platform/languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ko } from './ko';
import type { LanguagePack } from './language-pack';

export const languagePacks: Record<Language, LanguagePack> = { en, es, fr, de, ja, ko };
