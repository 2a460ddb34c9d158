import type { Language } from '@shortlist/contracts/platform/languages';
import { useLocation } from '@shortlist/shared-ui/router';
import { parseLocalizedPath } from './localized-path';

export function useLanguage(): Language {
  return parseLocalizedPath(useLocation().pathname).language;
}
