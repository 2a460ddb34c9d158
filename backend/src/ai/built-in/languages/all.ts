import type { Language } from '@shortlist/contracts/platform/languages';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ko } from './ko';
import type { WriterLanguage } from './language';

export const writerLanguages: Record<Language, WriterLanguage> = { en, es, fr, de, ja, ko };
